"""How many connected rooted multigraphs with loops there are, by number of edges.

An independent count for tests/exhaustive.rs, by Burnside's lemma and not by
listing. R(x, y) counts all rooted multigraphs by edges (x) and vertices other
than the root (y), U(x, y) all multigraphs by edges and vertices. Whatever is
not joined to the root is an arbitrary multigraph, so R = C * U, and C is the
count wanted.
"""
from fractions import Fraction
from itertools import permutations
from math import factorial

EDGES = 6
VERTICES = EDGES  # a connected rooted multigraph of n edges has at most n more vertices


def multisets_fixed(perm):
    """Multisets of vertex pairs (loops included) fixed by a permutation, by size."""
    n = len(perm)
    pairs = {(i, j) for i in range(n) for j in range(i, n)}
    coefficients = [1] + [0] * EDGES
    while pairs:
        start = pair = min(pairs)
        length = 0
        while True:
            pairs.discard(pair)
            length += 1
            a, b = perm[pair[0]], perm[pair[1]]
            pair = (min(a, b), max(a, b))
            if pair == start:
                break
        # 1 / (1 - x^length)
        for size in range(length, EDGES + 1):
            coefficients[size] += coefficients[size - length]
    return coefficients


def count(vertices, rooted):
    """Multigraphs with so many vertices (besides the root), by number of edges."""
    total = [0] * (EDGES + 1)
    for perm in permutations(range(vertices)):
        whole = (0,) + tuple(p + 1 for p in perm) if rooted else perm
        for size, fixed in enumerate(multisets_fixed(whole)):
            total[size] += fixed
    return [Fraction(t, factorial(vertices)) for t in total]


R = [count(m, True) for m in range(VERTICES + 1)]
U = [count(m, False) for m in range(VERTICES + 1)]
C = []
for m in range(VERTICES + 1):
    row = list(R[m])
    for k in range(m):
        for a in range(EDGES + 1):
            for b in range(EDGES + 1 - a):
                row[a + b] -= C[k][a] * U[m - k][b]
    C.append(row)
print([int(sum(C[m][n] for m in range(VERTICES + 1))) for n in range(EDGES + 1)])
