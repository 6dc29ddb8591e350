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


@part('starters', pose=(82, 0, 48))
def starters(look):
    """The motor's axis is z, its pinion points up; the solenoid lies along +y."""
    cast = m.cast_aluminium() if look.key == 'a' else m.surface('#a0a3a7', 1, 0.46, grain=0.08, grain_scale=70)
    shell = m.zinc() if look.key == 'a' else m.coat('#1d1f21')
    # Motor, end cap with its bolts.
    lathe([(0, 0), (3.7, 0), (3.9, 0.2), (3.9, 9.2), (0, 9.2)], shell, bevel=0.08)
    ring(3.85, 4.0, 0.5, shell, (0, 0, 1.6))
    lathe([(0, -1.6), (2.6, -1.6), (3.5, -1.2), (3.95, -0.6), (3.95, 0.5), (0, 0.5)], cast, bevel=0.1)
    lathe([(0, -2.1), (1.0, -2.1), (1.2, -1.6), (0, -1.6)], cast)
    for a in (60, 240):
        x, y = 2.9 * cos(math.radians(a)), 2.9 * sin(math.radians(a))
        place(hex_head(0.6, m.zinc()), (x, y, -1.85))
    # The nose: bell, flange with two ears, housing of the pinion.
    lathe([(0, 9.1), (4.2, 9.1), (4.25, 9.3), (4.2, 11.2), (3.6, 12.4), (0, 12.4)], cast, bevel=0.1)
    slab(fillet([(-6.6, -3.0), (-2.5, -4.2), (2.5, -4.2), (6.6, -3.0), (6.6, -1.0), (4.4, 3.3), (2.0, 5.0), (-2.0, 5.0), (-4.4, 3.3), (-6.6, -1.0)], 1.2), 1.2, cast,
         (0, 0, 12.2), holes=[circle(0.6, (5.3, -1.8)), circle(0.6, (-5.3, -1.8))], bevel=0.12)
    for x in (5.3, -5.3):
        ring(0.58, 1.0, 0.25, cast, (x, -1.8, 13.3))
    lathe([(2.3, 13.3), (3.4, 13.3), (3.35, 13.7), (2.9, 14.2), (2.9, 14.4), (2.3, 14.4)], cast, closed=True)
    nose = lathe([(2.2, 14.2), (2.75, 14.2), (2.7, 17.2), (2.2, 18.0), (0.9, 18.2), (0.9, 17.6), (2.0, 17.2), (2.2, 16.8)], cast, bevel=0.08, closed=True)
    cut(nose, box(4.4, 4.6, 3.0, None, (-2.4, 0.5, 14.1), bevel=0))
    cylinder(1.0, 0.3, m.dark_steel(), (0, 0, 17.7))
    cylinder(2.15, 0.3, m.dark_steel(), (0, 0, 13.8))
    slab(teeth(1.35, 1.85, 11), 1.9, m.steel(), (0, 0, 14.5), bevel=0.06)
    cylinder(1.2, 0.6, m.dark_steel(), (0, 0, 14.1))
    cylinder(0.6, 3.4, m.steel(), (0, 0, 14.4))
    # The solenoid with its terminals and the strap to the motor.
    s = [lathe([(0, 0), (2.5, 0), (2.6, 0.1), (2.6, 6.6), (0, 6.6)], shell, bevel=0.06),
         lathe([(2.5, 0.5), (2.66, 0.55), (2.66, 0.85), (2.5, 0.9)], shell, closed=True),
         lathe([(0, -1.6), (2.0, -1.6), (2.35, -1.2), (2.5, 0), (0, 0)], m.plastic('#191b1d'), bevel=0.08),
         thread(0.8, 1.6, m.copper(), (-0.9, 0.9, -3.0)), thread(0.8, 1.6, m.copper(), (0.9, -0.6, -3.0)),
         nut(0.8, m.zinc(), (0.9, -0.6, -2.4)), nut(0.8, m.zinc(), (-0.9, 0.9, -2.3)),
         box(0.6, 0.1, 1.2, m.zinc(), (-1.0, -1.2, -2.5)), cylinder(2.9, 0.5, cast, (0, 0, 6.5))]
    lathe([(0, 6.8), (3.0, 6.8), (3.0, 8.6), (0, 9.0)], cast, (0, 6.4, 2.6), bevel=0.1)
    box(4.6, 5, 3.0, cast, (0, 4.6, 9.2), bevel=0.4)
    group(s, (0, 6.4, 2.6))
    tube([(-0.9, 5.6, 0.2), (-1.2, 4.9, -0.4), (-1.2, 4.2, 0.0), (-1.0, 3.5, 0.7)], 0.32, m.copper())
    lathe([(0, 0), (0.6, 0), (0.5, 0.6), (0, 0.6)], m.rubber(), (-1.0, 3.4, 0.7), (-90, 0, 0))
    band(3.91, 2.6, 7.6, m.printed(look.colour), 52, -100)
    band(3.92, 2.6, 2.9, m.printed(look.accent), 52, -100)
    for words, size, a in ((look.word, 0.85, -104), ('12 V 1,4 kW', 0.6, -90)):
        place(place(text(words, size, m.printed(look.ink), depth=0.03), (0, -3.93, 5.2), (0, -90, 0)), turn=(0, 0, a))


@part('oxygen-sensors', pose=(0, 0, 0), elevation=52, fill=0.88)
def oxygen_sensors(look):
    """Lies on its cable, which is coiled up."""
    metal = m.stainless() if look.key == 'a' else m.surface('#b4b0a6', 1, 0.28)
    sensor = [lathe([(0, 0.0), (0.35, 0), (0.5, 0.12), (0.5, 1.5), (0.56, 1.6), (0.56, 1.9), (0, 1.9)], metal, bevel=0.03),
              thread(1.8, 1.15, metal, (0, 0, 1.85), pitch=0.15),
              torus(0.98, 0.12, metal, (0, 0, 3.1)),
              cylinder(1.12, 0.2, metal, (0, 0, 3.15)),
              slab(regular(6, 2.2), 0.95, metal, (0, 0, 3.3), bevel=0.09),
              lathe([(0, 4.2), (0.85, 4.2), (0.85, 4.6), (0.74, 4.7), (0.74, 5.7), (0.68, 5.76), (0.74, 5.82), (0.74, 6.6), (0.62, 6.75), (0.62, 8.3),
                     (0.56, 8.35), (0.62, 8.42), (0.62, 8.9), (0.5, 9.1), (0, 9.1)], metal, bevel=0.02),
              lathe([(0, 9.0), (0.5, 9.0), (0.42, 9.5), (0.42, 10.0), (0.34, 10.2), (0, 10.2)], m.rubber() if look.key == 'a' else m.plastic('#9a3b22'))]
    for i in range(6):
        a = TAU * i / 6
        sensor.append(cylinder(0.1, 0.04, m.plastic('#26282b'), (0.5 * cos(a), 0.5 * sin(a), 0.9), (0, 90, math.degrees(a)), bevel=0, steps=16))
    group([group(sensor, (0, 0, -5), (0, 0, 15))], (1.0, -4.5, 1.25), (0, -90, 20))
    # The cable: from the sensor's end in one loop to the plug.
    sleeve = m.surface('#1c1d1f', 0, 0.65)
    a = math.radians(20)
    start = (1 - 5.0 * cos(a), -4.5 - 5.0 * sin(a), 1.25)
    wires = ['#f2f0ea', '#e8e5dc', '#8c8f93', '#1d1f21']
    line = [start, (-5.6, -6.4, 1.0), (-7.0, -4.6, 0.6), (-7.3, -1.0, 0.5), (-5.0, 3.0, 0.5), (-0.6, 4.4, 0.5), (3.2, 3.4, 0.5), (4.0, 0.8, 0.6), (1.4, -0.9, 0.9), (-2.4, -0.4, 1.4),
            (-4.2, 2.0, 1.5), (-2.6, 5.4, 1.2), (0.6, 6.6, 0.8)]
    tube(line, 0.45, sleeve)
    for i, colour in enumerate(wires):
        d = (i - 1.5) * 0.28
        tube([(0.2, 6.5 + d * 0.6, 0.7 + (i % 2) * 0.15), (1.4, 6.75 + d * 0.9, 0.75 + (i % 2) * 0.2), (2.8, 6.7 + d, 0.8)], 0.17, m.plastic(colour))
    place(plug(look, pins=4, width=2.1, height=1.4, length=3.0, material=m.plastic('#1f2124' if look.key == 'a' else '#6d7075')), (2.6, 6.7, 0.8), (90, 0, -4))
