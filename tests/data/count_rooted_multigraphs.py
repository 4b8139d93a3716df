"""How many connected rooted multigraphs with loops there are, by number of edges.

An independent count for tests/exhaustive.rs, by Burnside's lemma and not by
listing. R(x, y) counts all rooted multigraphs by edges (x) and vertices other
than the root (y), U(x, y) all multigraphs by edges and vertices. Whatever is
not joined to the root is an arbitrary multigraph, so R = C * U, and C is the
count wanted. Edges come in one colour, or in several; those at the root may have
fewer to choose from.
"""
from fractions import Fraction
from itertools import permutations
from math import factorial


def multisets_fixed(perm, edges, colours, at_root):
    """Multisets of coloured vertex pairs (loops included) fixed by a permutation, by size.

    Pairs with vertex 0 in them have `at_root` colours, all others `colours`."""
    n = len(perm)
    pairs = {(i, j) for i in range(n) for j in range(i, n)}
    coefficients = [1] + [0] * edges
    while pairs:
        start = pair = min(pairs)
        choices = at_root if 0 in start else colours
        length = 0
        while True:
            pairs.discard(pair)
            length += 1
            a, b = perm[pair[0]], perm[pair[1]]
            pair = (min(a, b), max(a, b))
            if pair == start:
                break
        # 1 / (1 - x^length), once a colour
        for _ in range(choices):
            for size in range(length, edges + 1):
                coefficients[size] += coefficients[size - length]
    return coefficients


def count(vertices, rooted, edges, colours, at_root):
    """Multigraphs with so many vertices (besides the root), by number of edges."""
    total = [0] * (edges + 1)
    for perm in permutations(range(vertices)):
        whole = (0,) + tuple(p + 1 for p in perm) if rooted else perm
        for size, fixed in enumerate(multisets_fixed(whole, edges, colours, at_root)):
            total[size] += fixed
    return [Fraction(t, factorial(vertices)) for t in total]


def connected(edges, colours, at_root=None):
    """Those that hang together with their root, by number of edges."""
    at_root = colours if at_root is None else at_root
    vertices = edges  # n edges reach at most n vertices besides the root
    R = [count(m, True, edges, colours, at_root) for m in range(vertices + 1)]
    U = [count(m, False, edges, colours, colours) for m in range(vertices + 1)]
    C = []
    for m in range(vertices + 1):
        row = list(R[m])
        for k in range(m):
            for a in range(edges + 1):
                for b in range(edges + 1 - a):
                    row[a + b] -= C[k][a] * U[m - k][b]
        C.append(row)
    return [int(sum(C[m][n] for m in range(vertices + 1))) for n in range(edges + 1)]


print("one colour:", connected(7, 1))
print("two colours:", connected(5, 2))
print("three colours:", connected(5, 3))
print("three colours, but one at the root:", connected(5, 3, at_root=1))
