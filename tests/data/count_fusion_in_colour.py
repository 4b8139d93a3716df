"""How often fusion fails in colour, by a program that shares nothing with the book's.

Drawings grow edge by edge and are told apart by trying every renaming; games are
compared by playing them, straight from the definition of G <= H. Prints, for drawings
of at most four edges with a cycle and no loop: how many there are, how many are worth
something else when every cycle is fused, how many are all green, how many of those
fail, and the edges of the smallest that fails.

    python3 tests/data/count_fusion_in_colour.py
"""

from functools import cache
from itertools import permutations

MOST_EDGES = 4


def canonical(edges):
    """The least of the drawing's namings; 0 is the ground."""
    vertices = sorted({end for edge in edges for end in edge[:2]} - {0})
    namings = []
    for order in permutations(range(1, len(vertices) + 1)):
        name = dict(zip(vertices, order)) | {0: 0}
        ends = [(*sorted((name[a], name[b])), colour) for a, b, colour in edges]
        namings.append(tuple(sorted(ends)))
    return min(namings)


def grown(edges):
    """Every drawing with one edge more."""
    there = {0} | {end for edge in edges for end in edge[:2]}
    new = max(there) + 1
    for one in there:
        for other in there - {one} | {new}:
            for colour in "GBR":
                yield canonical(edges + ((one, other, colour),))


def reached(edges, start):
    """The vertices that edges join to one."""
    found, before = {start}, 0
    while len(found) > before:
        before = len(found)
        for one, other, _ in edges:
            if one in found or other in found:
                found |= {one, other}
    return found


def on_cycles(edges):
    rest = (edges[:place] + edges[place + 1 :] for place in range(len(edges)))
    return [edge[1] in reached(others, edge[0]) for edge, others in zip(edges, rest)]


@cache
def game(edges):
    sides = {"B": set(), "R": set()}
    for place, (_, _, colour) in enumerate(edges):
        left = edges[:place] + edges[place + 1 :]
        stands = reached(left, 0)
        option = game(tuple(edge for edge in left if edge[0] in stands))
        for owner in "BR" if colour == "G" else colour:
            sides[owner].add(option)
    return frozenset(sides["B"]), frozenset(sides["R"])


@cache
def at_most(one, other):
    return not any(at_most(other, left) for left in one[0]) and not any(
        at_most(right, one) for right in other[1]
    )


def fused(edges):
    """Vertices of a cycle become one, and its edges twigs."""
    cyclic = on_cycles(edges)
    tip = max(end for edge in edges for end in edge[:2]) + 1
    home = list(range(tip))
    for (one, other, _), is_cyclic in zip(edges, cyclic):
        if is_cyclic:
            kept, gone = sorted((home[one], home[other]))
            home = [kept if it == gone else it for it in home]
    made = []
    for (one, other, colour), is_cyclic in zip(edges, cyclic):
        made.append((home[one], tip if is_cyclic else home[other], colour))
        tip += is_cyclic
    return tuple(made)


def main():
    drawings, layer = [], {()}
    for _ in range(MOST_EDGES):
        layer = {larger for edges in layer for larger in grown(edges)}
        drawings += [edges for edges in layer if any(on_cycles(edges))]
    green = [edges for edges in drawings if all(edge[2] == "G" for edge in edges)]
    fails = []
    for edges in drawings:
        whole, other = game(edges), game(fused(edges))
        if not (at_most(whole, other) and at_most(other, whole)):
            fails.append(edges)
    smallest = min(len(edges) for edges in fails)
    green_fails = len(set(green) & set(fails))
    print(len(drawings), len(fails), len(green), green_fails, smallest)


main()
