"""Electrics: generators, starters, sensors."""
from mathutils import Matrix, Vector

from kit import *


def aim(o, at, direction):
    """Puts an object at a place so that its z axis points along `direction`."""
    o.matrix_basis = Matrix.Translation(at) @ Vector(direction).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ o.matrix_basis
    return o


def slots(target, count, width, bottom, inner, outer, start=0.0):
    """Cuts `count` radial slots through a dome, above `bottom`."""
    return cut(target, *around(count, lambda i: box(outer - inner, width, 20, None, ((inner + outer) / 2, 0, bottom), bevel=0), start=start))


def ear(length, eye, thick, material, bore=0.5, root=3.0):
    """A mounting ear along +x: from the origin to an eye."""
    return slab(fillet([(0, -root), (length - eye, -eye), (length + eye, -eye), (length + eye, eye), (length - eye, eye), (0, root)],
                       [0, 1.5, eye, eye, 1.5, 0]), thick, material, holes=[circle(bore, (length, 0))], bevel=0.12)


@part('alternators', pose=(80, 0, 40))
def alternators(look):
    """Its pulley points up."""
    cast = m.cast_aluminium() if look.key == 'a' else m.surface('#a3a6aa', 1, 0.46, grain=0.08, grain_scale=70)
    # The stator's sheets between the brackets.
    sheets = []
    for i in range(14):
        z = 3.6 + i * 0.2
        sheets += [(6.25, z), (6.25, z + 0.13), (6.15, z + 0.15), (6.15, z + 0.18)]
    lathe([(5.3, 3.6)] + sheets + [(5.3, 6.4)], m.surface('#6d6660', 1, 0.45), closed=True, bevel=0)
    front = lathe([(5.8, 6.3), (6.5, 6.3), (6.55, 6.4), (6.5, 8.3), (6.1, 9.1), (5.4, 9.5), (2.6, 9.9), (2.2, 10.3), (1.1, 10.3), (1.1, 9.5), (5.2, 9.0), (5.8, 8.2)],
                  cast, closed=True, bevel=0.08)
    slots(front, 12, 1.5, 6.9, 3.1, 5.5, 15)
    slots(front, 24, 0.75, 7.3, 5.75, 8, 0)
    back = lathe([(5.8, 3.7), (6.5, 3.7), (6.55, 3.6), (6.5, 1.2), (6.0, 0.3), (5.2, 0.0), (0, 0), (0, 0.6), (5.2, 0.6), (5.8, 1.4)], cast, bevel=0.08)
    cut(back, *around(24, lambda i: box(2, 0.75, 1.5, None, (6.4, 0, 1.1), bevel=0)))
    # Windings and fan seen through the slots.
    torus(4.6, 0.75, m.copper(), (0, 0, 7.3))
    torus(4.8, 0.75, m.copper(), (0, 0, 2.6))
    cylinder(4.2, 1.4, m.dark_steel(), (0, 0, 6.4))
    around(11, lambda i: box(1.7, 0.12, 0.9, m.zinc(), (3.4, 0, 7.7), turn=(0, 0, 0)))
    # Through bolts.
    for i in range(4):
        a = math.radians(45 + 90 * i)
        x, y = 6.55 * cos(a), 6.55 * sin(a)
        cylinder(0.72, 2.4, cast, (x, y, 6.3), bevel=0.08)
        cylinder(0.72, 2.6, cast, (x, y, 1.2), bevel=0.08)
        cylinder(0.28, 3.0, m.zinc(), (x, y, 3.6))
        hex_head(0.55, m.zinc(), (x, y, 8.68))
    # Ears: one above, two below.
    place(ear(8.9, 1.15, 2.4, cast, 0.55, 3.2), (0, 0, 6.4), (0, 0, 90))
    place(ear(8.6, 1.3, 2.0, cast, 0.6, 3.4), (0, 0, 6.6), (0, 0, -90))
    place(ear(8.6, 1.3, 2.0, cast, 0.6, 3.4), (0, 0, 0.9), (0, 0, -90))
    ring(0.55, 0.85, 0.5, m.yellow_zinc(), (0, -8.6, 2.9))
    # The cover at the back, with its terminal and plug.
    black = look.plastic()
    lathe([(0, -2.6), (4.5, -2.6), (5.1, -2.2), (5.3, -0.2), (5.3, 0.1), (0, 0.1)], black, bevel=0.1)
    aim(bolt(0.6, 2.0, m.brass()), (-4.4, 2.0, -1.4), (-1, 0.4, 0))
    # The pulley.
    metal = m.zinc() if look.key == 'a' else m.dark_steel()
    grooves = []
    for i in range(6):
        z = 11.2 + i * 0.356
        grooves += [(2.75, z + 0.04), (2.48, z + 0.178), (2.75, z + 0.31)]
    lathe([(0, 10.6), (1.6, 10.6), (2.1, 10.9), (2.95, 10.95), (2.95, 11.15), (2.75, 11.18)] + grooves +
          [(2.75, 13.36), (2.95, 13.4), (2.95, 13.6), (2.8, 13.65), (2.3, 13.65), (2.15, 13.0), (1.5, 12.6), (0, 12.6)], metal, bevel=0.02)
    cylinder(1.0, 0.9, m.dark_steel(), (0, 0, 10.0))
    nut(1.5, m.zinc(), (0, 0, 12.6), flange=True)
    cylinder(0.7, 1.7, m.steel(), (0, 0, 12.6))
