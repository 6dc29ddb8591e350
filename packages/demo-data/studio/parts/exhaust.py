"""Exhaust, and what measures it."""
from mathutils import Matrix, Vector

from kit import *


def aim(o, at, direction):
    """Puts an object at a place so that its z axis points along `direction`."""
    o.matrix_basis = Matrix.Translation(at) @ Vector(direction).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ o.matrix_basis
    return o


def pipe(points, radius, material, wall=0.15, steps=10, flare=()):
    """A hollow pipe through points. `flare`: (end, share, radius factor) of widened ends, `end` being 0 or 1."""
    line = [Vector(p) for p in smoothed(points, steps, False)]
    n, k, normal, vertices = len(line), 40, None, []
    frames = []
    for i, p in enumerate(line):
        t = (line[min(i + 1, n - 1)] - line[max(i - 1, 0)]).normalized()
        normal = normal or (t.orthogonal() if abs(t.z) > 0.99 else t.cross(Vector((0, 0, 1))))
        normal = (normal - t * normal.dot(t)).normalized()
        frames.append((p, normal.copy(), t.cross(normal)))

    def wide(i):
        at, factor = i / (n - 1), 1.0
        for end, share, wanted in flare:
            if abs(at - end) <= share:
                factor = wanted
        return factor

    for inner in (0, wall):
        for i, (p, x, y) in enumerate(frames):
            r = radius * wide(i) - inner
            vertices += [p + x * (r * cos(TAU * j / k)) + y * (r * sin(TAU * j / k)) for j in range(k)]
    at = lambda s, i, j: s * n * k + i * k + j % k
    faces = [(at(s, i, j), at(s, i, j + 1), at(s, i + 1, j + 1), at(s, i + 1, j)) for s in (0, 1) for i in range(n - 1) for j in range(k)]
    faces += [(at(0, i, j), at(0, i, j + 1), at(1, i, j + 1), at(1, i, j)) for i in (0, n - 1) for j in range(k)]
    return mesh(vertices, faces, material, bevel=0, smooth=50)


def inset(outline, by):
    """A convex outline, smaller by about `by` on all sides."""
    x, y = (max(abs(p[i]) for p in outline) for i in (0, 1))
    return [(px * (1 - by / x), py * (1 - by / y)) for px, py in outline]


def silencer(outline, long, material, beads=(), lip=0.5):
    """The body of a silencer along z: a sheet of the outline with folded ends and stiffening beads at z."""
    end = [(inset(outline, min(p[1] for p in ()) if False else 5.0), 0.2), (inset(outline, 1.6), 0.5), (inset(outline, 0.75), 1.1), (inset(outline, 0.7), 0.2),
           (inset(outline, 0.45), 0.0), (inset(outline, 0.1), 0.0), (outline, 0.12), (outline, 1.3), (inset(outline, lip), 1.6)]
    middle = []
    for z in beads:
        middle += [(inset(outline, lip), z - 1.0), (inset(outline, lip - 0.22), z - 0.6), (inset(outline, lip - 0.22), z + 0.6), (inset(outline, lip), z + 1.0)]
    return loft(end + middle + [(o, long - z) for o, z in reversed(end)], material, bevel=0, smooth=38)


def hanger(points, material, radius=0.6):
    """A bent rod with a knob at its free end."""
    tube(points, radius, material, steps=6)
    a, b = Vector(points[-2]), Vector(points[-1])
    aim(lathe([(0, -0.4), (radius, -0.4), (radius * 1.45, 0), (radius * 1.45, 0.3), (radius * 0.5, 1.3), (0, 1.3)], material), b, b - a)


@part('mufflers', pose=(0, 0, 28), elevation=24)
def mufflers(look):
    sheet = m.surface('#c3c6ca', 1, 0.34, spots=0.05, grain_scale=8) if look.key == 'a' else m.surface('#8d9095', 1, 0.4, spots=0.05, grain_scale=8)
    pipe_ = m.surface('#b4b6b8', 1, 0.32, spots=0.06, grain_scale=8) if look.key == 'a' else m.surface('#85888c', 1, 0.38)
    section = rounded(23, 15, 7.2, steps=14)
    body = silencer(section, 44, sheet, beads=(9, 16, 28, 35))
    place(body, (-22, 0, 0), (90, 0, 90))
    place(text(look.word, 2.0, sheet, depth=0.3), (0, -10.85, 0.3))
    # The inlet comes from the left, the tail pipe leaves on the right.
    pipe([(-21, 4, 1), (-25, 4, 1), (-31, 3, 2.5), (-38, -3, 6.5), (-45, -4, 7)], 2.6, pipe_, flare=((0, 0, 1), (1, 0.13, 1.08)))
    aim(torus(2.75, 0.3, pipe_), (-22.1, 4, 1), (1, 0, 0))
    aim(torus(2.75, 0.3, pipe_), (22.1, -3, 0), (1, 0, 0))
    pipe([(21, -3, 0), (25, -3, 0), (29, -3.4, -0.8), (33, -5, -2.6), (37, -7.5, -3.4)], 2.5, pipe_)
    tip = m.chrome() if look.key == 'a' else m.stainless()
    aim(lathe([(2.55, 0), (3.3, 0.4), (3.4, 1.0), (3.4, 9.2), (3.5, 9.5), (3.4, 9.8), (3.15, 9.8), (3.15, 0.6), (2.5, 0.4)], tip, closed=True),
        (34.6, -6.0, -3.05), (0.8, -0.58, -0.12))
    hanger([(-20, 6, 6.0), (-14, 6, 7.2), (-9, 6, 7.4), (-6, 7, 9.5), (-5, 11, 11), (-5, 15, 11)], pipe_)
    hanger([(8, -7, 6.2), (12, -7, 6.6), (16, -7, 6.6), (19, -7, 9.0), (22, -7, 10.6), (26, -7, 10.6)], pipe_)
