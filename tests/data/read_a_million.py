"""The drawing of a million edges, made by its recipe and read by a program that shares
nothing with the book's: what lies between the ends of an edge outside the tree is put
together, and branches are added up from the newest vertex down.

Prints its vertices, tips, bridges, loops, components and Grundy value.

    python3 tests/data/read_a_million.py
"""

EDGES, NEWEST, ONE_IN = 1_000_000, 10, 16


def recipe():
    number = 1

    def share(of):
        nonlocal number
        number = (1664525 * number + 1013904223) % 2**32
        return number * of // 2**32

    vertices, tree, chords = 1, [0], []
    for _ in range(EDGES):
        joins = share(ONE_IN) == 0
        one = vertices - 1 - share(min(vertices, NEWEST))
        if joins:
            chords.append((one, vertices - 1 - share(min(vertices, NEWEST))))
        else:
            tree.append(one)
            vertices += 1
    return tree, chords


def main():
    below, chords = recipe()
    home = list(range(len(below)))

    def head(vertex):
        while home[vertex] != vertex:
            home[vertex] = home[home[vertex]]
            vertex = home[vertex]
        return vertex

    for one, other in chords:
        one, other = head(one), head(other)
        while one != other:
            # What is above has the greater number, for it is newer.
            one, other = max(one, other), min(one, other)
            home[one] = head(below[one])
            one = home[one]
    loops, degree = [0] * len(below), [0] * len(below)
    edges = list(enumerate(below))[1:]
    for one, other in edges + chords:
        degree[one] += 1
        degree[other] += 1
        loops[head(one)] += head(one) == head(other)
    worth = [count % 2 for count in loops]
    for vertex in reversed(range(1, len(below))):
        if head(vertex) == vertex:
            worth[head(below[vertex])] ^= worth[vertex] + 1
    tips = sum(count == 1 for count in degree[1:])
    components = sum(count > 0 for count in loops)
    bridges = EDGES - sum(loops)
    print(len(below), tips, bridges, sum(loops), components, worth[0])


main()
