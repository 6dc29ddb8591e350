"""Cooling: pumps, radiators, thermostats."""
from mathutils import Matrix, Vector

from kit import *


def aim(o, at, direction):
    """Puts an object at a place so that its z axis points along `direction`."""
    o.matrix_basis = Matrix.Translation(at) @ Vector(direction).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ o.matrix_basis
    return o


def neck(radius, length, material, at, direction):
    """A hollow hose neck with a bead at its end."""
    r = radius
    return aim(lathe([(r - 0.3, 0), (r, 0), (r, length - 0.9), (r + 0.18, length - 0.65), (r + 0.18, length - 0.5), (r, length - 0.25),
                      (r - 0.06, length), (r - 0.3, length), (r - 0.32, length - 2.2), (0, length - 2.2), (0, 0)][1:-1] + [(0, 0)],
                     material, bevel=0.03), at, direction)


def lugs(places, hub, radius):
    """The outline of a cast flange: a round hub (its radius) with lugs of `radius` around bolt holes at (x, y) places."""
    count, outline = 240, []
    for i in range(count):
        a = TAU * i / count
        d, best = (cos(a), sin(a)), hub
        for x, y in places:
            along, off = x * d[0] + y * d[1], abs(x * d[1] - y * d[0])
            if along > 0 and off < radius * 1.7:
                flank = along + (radius * radius - off * off) ** 0.5 if off < radius else 0
                # The flanks run into the hub in a soft curve.
                soft = hub + max(0, (x * x + y * y) ** 0.5 - hub) * max(0, 1 - off / radius / 1.7) ** 1.5
                best = max(best, flank, soft)
        outline.append((best * d[0], best * d[1]))
    return outline


@part('water-pumps', pose=(84, 0, 46))
def water_pumps(look):
    cast = m.cast_aluminium()
    bolts = [(4.9, 2.6), (-0.6, 5.3), (-5.2, 1.4), (-3.6, -4.6), (3.4, -4.5)]
    plate = lugs(bolts, 4.3, 0.95)
    slab(plate, 1.0, cast, holes=[circle(0.4, p) for p in bolts], bevel=0.12)
    slab(plate, 0.1, m.paper('#2f6b4a' if look.key == 'a' else '#8b8f94'), (0, 0, -0.11), holes=[circle(0.42, p) for p in bolts], bevel=0.01)
    lathe([(0, -0.9), (3.5, -0.9), (3.6, -0.8), (3.6, 0), (0, 0)], cast)
    torus(3.6, 0.14, m.rubber(), (0, 0, -0.45))
    for x, y in bolts:
        lathe([(0.42, 0.9), (0.85, 0.9), (0.8, 1.35), (0.42, 1.35)], cast, (x, y, 0), closed=True)
    # The snout with its ribs.
    lathe([(0, 0.9), (3.4, 0.9), (3.3, 1.5), (2.6, 2.0), (2.35, 2.6), (2.3, 4.3), (2.2, 4.45), (1.6, 4.45), (0, 4.45)], cast, bevel=0.08)
    around(6, lambda i: mesh([(2.0, -0.16, 0.9), (3.9, -0.18, 0.9), (2.3, -0.14, 3.9), (2.0, -0.14, 3.9), (2.0, 0.16, 0.9), (3.9, 0.18, 0.9),
                              (2.3, 0.14, 3.9), (2.0, 0.14, 3.9)], [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
                             cast, bevel=0.07), start=20)
    place(text(look.number.replace(' ', ''), 0.62, cast, depth=0.08), (1.9, -3.4, 1.0), (-90, 0, 30))
    # The drain hole's boss and a hose neck.
    neck(1.25, 4.4, cast, (-2.0, 1.6, 1.9), (-0.82, 0.5, 0.25))
    cylinder(0.95, 0.8, m.dark_steel(), (0, 0, 4.4))
    if look.key == 'a':
        hub = lathe([(0.55, 4.9), (1.3, 4.9), (1.5, 5.6), (3.9, 5.6), (4.0, 5.7), (4.0, 6.05), (3.9, 6.15), (1.55, 6.15), (1.45, 6.5), (0.55, 6.5)],
                    m.zinc(), closed=True)
        drilled(hub, *circle(2.75, steps=4, start=45), radius=0.42)
        drilled(hub, *circle(2.75, steps=4), radius=0.25)
    else:
        slab(teeth(3.2, 3.5, 26), 2.5, m.dark_steel(), (0, 0, 4.9), holes=[circle(2.3)], bevel=0.03)
        ring(2.2, 3.75, 0.16, m.dark_steel(), (0, 0, 4.8))
        lathe([(0.6, 5.9), (2.6, 6.3), (2.6, 6.6), (0.6, 6.5)], m.dark_steel(), closed=True)
    lathe([(0, 4.8), (0.6, 4.8), (0.6, 6.85), (0.5, 6.95), (0.2, 6.95), (0.2, 6.8), (0, 6.8)], m.steel())
    # The impeller.
    vane = m.zinc() if look.key == 'a' else m.plastic('#24272b')
    cylinder(0.6, 2.2, m.steel(), (0, 0, -3.0))
    cylinder(1.0, 1.5, vane, (0, 0, -2.7))
    cylinder(3.2, 0.22, vane, (0, 0, -1.3))
    around(7, lambda i: slab(fillet([(0.8, -0.1), (2.0, 0.25), (3.1, 1.1), (3.15, 1.35), (2.9, 1.3), (1.9, 0.52), (0.8, 0.16)], 0.05), 1.5, vane,
                             (0, 0, -2.7), bevel=0.03))
