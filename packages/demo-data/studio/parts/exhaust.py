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
    end = [(inset(outline, 5.0), 0.2), (inset(outline, 1.6), 0.5), (inset(outline, 0.75), 1.1), (inset(outline, 0.7), 0.2),
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


@part('mufflers', pose=(0, 0, 37), elevation=30, fill=0.92)
def mufflers(look):
    sheet = m.surface('#c3c6ca', 1, 0.34, spots=0.05, grain_scale=8) if look.key == 'a' else m.surface('#8d9095', 1, 0.4, spots=0.05, grain_scale=8)
    pipe_ = m.surface('#b4b6b8', 1, 0.32, spots=0.06, grain_scale=8) if look.key == 'a' else m.surface('#85888c', 1, 0.38)
    section = rounded(26, 17, 8.2, steps=14)
    place(silencer(section, 44, sheet, beads=(8, 14, 30, 36)), (-22, 0, 0), (90, 0, 90))
    # The inlet comes from the left, the tail pipe leaves on the right.
    pipe([(-21, 4, 1), (-24, 4, 1), (-28, 3.6, 2.2), (-32, 1.6, 4.6), (-36.5, 0.6, 5.2)], 2.9, pipe_, flare=((0, 0, 1), (1, 0.16, 1.09)))
    aim(torus(3.05, 0.34, pipe_), (-22.1, 4, 1), (1, 0, 0))
    aim(torus(2.8, 0.32, pipe_), (22.1, -3, -1), (1, 0, 0))
    pipe([(21, -3, -1), (24, -3, -1), (27.5, -3.4, -1.6)], 2.6, pipe_)
    tip = m.chrome() if look.key == 'a' else m.stainless()
    aim(lathe([(2.62, 0), (3.4, 0.5), (3.6, 1.1), (3.6, 9.4), (3.75, 9.7), (3.65, 10), (3.35, 10), (3.3, 0.8), (2.55, 0.4)], tip, closed=True),
        (25.4, -3.1, -1.2), (1, -0.14, -0.18))
    hanger([(-19, 6, 6.8), (-14, 6, 8.5), (-9, 6, 8.8), (-6, 7, 10.5), (-5, 9, 12), (-5, 13, 12)], pipe_, 0.7)
    hanger([(6, -5, 7.6), (12, -5, 8.6), (16, -5, 8.8), (19, -5, 11.0), (22, -5, 12.6), (26, -5, 12.6)], pipe_, 0.7)


@part('resonators', pose=(0, 0, 37), elevation=30, fill=0.92)
def resonators(look):
    """A round middle silencer with its pipes and a flange."""
    sheet = m.surface('#c3c6ca', 1, 0.34, spots=0.05, grain_scale=8) if look.key == 'a' else m.surface('#8d9095', 1, 0.4, spots=0.05, grain_scale=8)
    pipe_ = m.surface('#b4b6b8', 1, 0.32, spots=0.06, grain_scale=8) if look.key == 'a' else m.surface('#85888c', 1, 0.38)
    place(silencer(circle(7.4, steps=72) if look.key == 'a' else rounded(18, 13, 6.3, steps=14), 32, sheet, beads=(6, 16, 26)), (-16, 0, 0), (90, 0, 90))
    for side in (-1, 1):
        aim(torus(2.9, 0.32, pipe_), (side * 16.1, 0, 0), (1, 0, 0))
    pipe([(-15, 0, 0), (-18, 0, 0), (-21, 0, 0.4), (-25, -0.6, 1.6), (-28, -1, 2.0)], 2.7, pipe_)
    pipe([(15, 0, 0), (18, 0, 0), (22, -0.5, 0.5), (26, -1.4, 1.4), (30, -2.0, 1.6)], 2.7, pipe_, flare=((1, 0.2, 1.08),))
    flange = slab(fillet([(-5.6, -1.3), (-3.4, -3.3), (3.4, -3.3), (5.6, -1.3), (5.6, 1.3), (3.4, 3.3), (-3.4, 3.3), (-5.6, 1.3)], 1.3), 0.9, pipe_,
                  holes=[circle(2.65), circle(0.6, (4.5, 0)), circle(0.6, (-4.5, 0))], bevel=0.1)
    aim(flange, (-27.6, -0.95, 1.97), (-1, -0.1, 0.1))
    hanger([(-10, 2.0, 6.0), (-5, 2.0, 7.4), (-1, 2.0, 7.8), (2, 2.4, 9.2), (3, 4, 10.6), (3, 8, 10.6)], pipe_, 0.6)


@part('mass-air-flow-sensors', pose=(0, 0, 40), elevation=24)
def mass_air_flow_sensors(look):
    """A tube along y with the sensor on top."""
    black = m.plastic('#1d1f22', 0.42) if look.key == 'a' else m.plastic('#2c3035', 0.42)
    profile = [(3.55, 0), (3.9, 0), (3.95, 0.1), (3.95, 0.9), (3.75, 1.0), (3.75, 2.2), (3.95, 2.3), (3.95, 2.6), (3.75, 2.7), (3.75, 6.8), (4.2, 6.9), (4.2, 7.5), (3.75, 7.6),
               (3.75, 9.4), (3.95, 9.5), (3.95, 10.3), (3.85, 10.4), (3.55, 10.4)]
    lathe(profile, black, (0, 5.2, 0), (90, 0, 0), closed=True, bevel=0.05)
    # The grid in front, and bars inside.
    wire = m.steel() if look.key == 'a' else black
    for i in range(-6, 7):
        x = i * 0.56
        half = (3.55 ** 2 - x * x) ** 0.5
        box(0.07, 0.07, 2 * half, wire, (x, -4.6, -half), bevel=0)
        box(2 * half, 0.07, 0.07, wire, (0, -4.66, x), bevel=0)
    cylinder(3.6, 0.1, m.surface('#3a3c3f', 0, 0.8), (0, 4.0, 0), (90, 0, 0))
    box(1.3, 2.4, 4.4, black, (0, 0, -0.8), bevel=0.2)
    # The foot of the sensor with two screws, its lid, its plug.
    box(4.6, 5.2, 1.6, black, (0, -0.4, 3.2), bevel=0.25)
    box(3.8, 6.4, 0.7, black, (0, -0.4, 4.5), bevel=0.15)
    for y in (-3.0, 2.2):
        place(cylinder(0.42, 0.25, m.zinc(), bevel=0.06, steps=32), (0, y, 5.15))
        place(slab(regular(6, 0.4), 0.02, m.dark_steel(), bevel=0), (0, y, 5.4))
    box(2.9, 3.8, 1.3, black, (0, -0.4, 5.0), bevel=0.2)
    flat_label(look, 2.5, 1.5, [look.number], at=(0, -0.6, 6.32), turn=(-90, 0, 0))
    place(plug(look, pins=5, width=1.7, height=2.6, length=2.6, material=black), (1.2, -0.4, 5.9), (0, 0, 0))
    for y in (-1.6, 1.0):
        for side in (-1, 1):
            slab(fillet([(0, 0), (1.3, 0), (0, 1.5)], 0.1), 0.25, black, (side * 2.3, y, 3.0), (90, 0, 0 if side > 0 else 180))
    # An arrow of the stream.
    arrow = slab([(-1.2, -0.22), (0.3, -0.22), (0.3, -0.6), (1.3, 0), (0.3, 0.6), (0.3, 0.22), (-1.2, 0.22)], 0.1, black, bevel=0.03)
    place(place(arrow, (0, 0, 0), (0, 0, 90)), (3.72, 0.4, 0.4), (0, 84, 0))
