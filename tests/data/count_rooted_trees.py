"""How many rooted trees with coloured edges there are, by number of edges, and
what the blue and red ones are worth.

An independent count for tests/exhaustive.rs. The number of trees is the Euler
transform: a branch is an edge of some colour with a tree on top of it, and a tree
is a multiset of branches. In two colours this is OEIS A000151, in three A006964.

Values are counted without listing trees, and without the rule for 1:x or the
simplicity rule: an edge below a number puts its sign in front of the number's
sign expansion (Berlekamp's and Conway's for stalks), and branches add.
"""
from collections import Counter
from fractions import Fraction
from math import comb


def trees(edges, colours):
    counts = [1]
    for n in range(1, edges + 1):
        # branches[k]: branches with k edges
        branches = [0] + [colours * counts[k - 1] for k in range(1, n + 1)]
        weights = [sum(d * branches[d] for d in range(1, k + 1) if k % d == 0) for k in range(n + 1)]
        counts.append(sum(weights[k] * counts[n - k] for k in range(1, n + 1)) // n)
    return counts


def of_signs(signs):
    """The number of a sign expansion: 1 each up to the first change, then halves."""
    value, step, changed = Fraction(0), Fraction(1), False
    for place, sign in enumerate(signs):
        changed = changed or sign != signs[0]
        if changed:
            step /= 2
        value += sign * step
    return value


def signs_of(number):
    """Down the tree of numbers, from 0 to the number."""
    signs = []
    while (here := of_signs(signs)) != number:
        signs.append(1 if number > here else -1)
    return signs


def values(edges):
    """For each number of edges, how many blue and red trees have each value."""
    levels = [Counter({Fraction(0): 1})] + [Counter() for _ in range(edges)]
    for size in range(1, edges + 1):
        # levels[size - 1] is complete: no branch of this size or more is in it yet.
        branches = Counter()
        for value, count in levels[size - 1].items():
            for sign in (1, -1):
                branches[of_signs([sign] + signs_of(value))] += count
        for value, kinds in branches.items():
            fresh = [Counter(level) for level in levels]
            for n, level in enumerate(levels):
                times = 1
                while n + times * size <= edges:
                    ways = comb(kinds + times - 1, times)
                    for base, count in level.items():
                        fresh[n + times * size][base + times * value] += count * ways
                    times += 1
            levels = fresh
    return levels


print("two colours:", trees(8, 2))
print("three colours:", trees(5, 3))
by_value = sum(values(8), Counter())
print("blue and red, at most 8 edges:", sum(by_value.values()), "trees,", len(by_value), "values,",
      sum(count for value, count in by_value.items() if value.denominator == 1), "integers,",
      by_value[0], "zeros")
