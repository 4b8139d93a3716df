'use strict';
// A film strip read one step at a time: a slider under every strip whose panels are joined by
// theorems. Moved back, it hides what comes after; nothing changes its place. Without this
// script the whole strip stands there.

(() => {
  /** The frames of a strip: each panel with the theorem that leads to it. */
  function frames(strip) {
    const found = [];
    let lead = null;
    for (const part of strip.querySelectorAll(':scope > .row > *')) {
      if (part.matches('.step')) {
        lead = part;
      } else {
        // A number line stands over empty room of its own.
        found.push({ lead, panel: part.matches('svg') ? part : part.querySelector('.panel') });
        lead = null;
      }
    }
    return found;
  }

  /** What a frame shows, in words. */
  function told(frame) {
    const caption = frame.panel.querySelector('.cap') ? captions(frame.panel) : title(frame.panel);
    return frame.lead ? `${frame.lead.textContent.trim()}: ${caption}` : caption;
  }

  function captions(panel) {
    return [...panel.querySelectorAll('.cap')].map((line) => line.textContent.trim()).join(' ');
  }

  function title(panel) {
    return panel.querySelector('title').textContent.trim();
  }

  function addScrubber(strip, all) {
    const scrubber = document.createElement('div');
    scrubber.className = 'scrubber';
    const slider = document.createElement('input');
    slider.type = 'range';
    slider.min = '1';
    slider.max = String(all.length);
    slider.value = slider.max;
    slider.setAttribute('aria-label', 'Steps shown');
    scrubber.append(slider);
    slider.addEventListener('input', () => {
      const shown = Number(slider.value);
      all.forEach(({ lead, panel }, index) => {
        for (const part of [lead, panel]) part?.classList.toggle('to-come', index >= shown);
      });
      name();
    });
    const name = () => {
      const step = told(all[Number(slider.value) - 1]);
      slider.setAttribute('aria-valuetext', `${slider.value} of ${slider.max}, ${step}`);
    };
    name();
    strip.append(scrubber);
  }

  for (const strip of document.querySelectorAll('.strip')) {
    const all = frames(strip);
    if (all.length > 1 && all.slice(1).every((frame) => frame.lead)) addScrubber(strip, all);
  }
})();
