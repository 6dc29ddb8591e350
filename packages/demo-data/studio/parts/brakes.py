"""Brakes."""
from kit import *


def vented_disc(look, vented=True):
    face = m.turned_steel()
    body = m.cast_iron() if not look.dark else m.coat('#3a3d41')
    top = 2.4 if vented else 1.2
    if vented:
        for bottom in (0, 1.5):
            ring(7.6, 14, 0.9, face, (0, 0, bottom), bevel=0.07, steps=160)
        around(44, lambda i: box(6, 0.34, 0.7, body, (0, 0, 0.85), bevel=0), radius=10.9)
    else:
        ring(7.6, 13.4, 1.2, face, bevel=0.07, steps=160)
    # The neck between the braking faces and the hat, and the hat.
    ring(6.9, 7.8, 0.5, body, (0, 0, top - 0.55), bevel=0.05, steps=128)
    hat = lathe([(6.6, top - 0.55), (7.25, top - 0.5), (7.1, top + 2.9), (6.6, top + 3.4), (3.2, top + 3.4), (3.2, top + 2.6),
                 (6.1, top + 2.6), (6.2, top - 0.55)], body, closed=True, bevel=0.1, steps=128)
    drilled(hat, *circle(5.0, steps=5), radius=0.68)
    drilled(hat, circle(5.0, steps=5, start=36)[0], radius=0.35)
    text(look.number, 0.75, body, (0, -4.05, top + 3.4), (-90, 0, 0), depth=0.06)
    text('MIN TH 22 MM' if vented else 'MIN TH 10 MM', 0.55, body, (0, 4.1, top + 3.4), (-90, 0, 180), depth=0.06)


def pad(look):
    """One disc pad: the back plate upright in x-z, its lining towards -y."""
    plate_metal = m.coat('#1a1c1e') if look.dark else m.surface('#7d8187', 1, 0.42, spots=0.06, grain_scale=10)
    plate = fillet([(-5.9, 0.9), (-6.9, 1.0), (-6.9, 2.5), (-5.9, 2.7), (-5.5, 4.7), (-3.4, 5.7), (3.4, 5.7), (5.5, 4.7), (5.9, 2.7),
                    (6.9, 2.5), (6.9, 1.0), (5.9, 0.9), (4.9, 0.0), (1.6, 0.45), (-1.6, 0.45), (-4.9, 0.0)], 0.45)
    lining = fillet([(-5.3, 0.75), (-5.3, 3.0), (-4.9, 4.4), (-3.2, 5.2), (3.2, 5.2), (4.9, 4.4), (5.3, 3.0), (5.3, 0.75), (4.6, 0.4),
                     (1.5, 0.75), (-1.5, 0.75), (-4.6, 0.4)], 0.5)
    block = slab(lining, 1.15, m.friction(), bevel=0.16)
    groove = box(0.28, 8, 0.9, None, (0, 2.5, 0.55), bevel=0)
    chamfers = [box(2.4, 8, 1.2, None, (s * 5.75, 2.5, 0.75), (0, s * 32, 0), bevel=0) for s in (-1, 1)]
    cut(block, groove, *chamfers)
    block['bevel'] = 0.03
    standing = [place(slab(plate, 0.55, plate_metal, bevel=0.06), (0, 0, 0), (90, 0, 0)), place(block, (0, -0.55, 0), (90, 0, 0))]
    # The shim behind, with its printed mark.
    shim = fillet([(-5.2, 0.8), (-5.2, 2.6), (-4.8, 4.5), (-3.2, 5.4), (3.2, 5.4), (4.8, 4.5), (5.2, 2.6), (5.2, 0.8), (4.6, 0.4), (-4.6, 0.4)],
                  0.4)
    standing.append(place(slab(shim, 0.1, m.coat('#26282b') if not look.dark else m.surface('#8f9296', 1, 0.4), bevel=0.02), (0, 0.1, 0), (90, 0, 0)))
    ink = m.printed('#e8e8e4') if not look.dark else m.printed('#1b1d21')
    standing.append(text(look.word, 1.15, ink, (0, 0.12, 3.6), (0, 0, 180)))
    standing.append(text(look.number, 0.75, ink, (0, 0.12, 2.2), (0, 0, 180)))
    for x in (-6.4, 6.4):
        standing.append(box(0.5, 0.85, 1.1, m.stainless(), (x, -0.25, 1.2), bevel=0.05))
    return group(standing)


@part('brake-discs', pose=(76, 0, 26))
def brake_discs(look):
    vented_disc(look)


@part('brake-discs-rear', pose=(76, 0, 26))
def brake_discs_rear(look):
    vented_disc(look, vented=False)


@part('brake-pads', elevation=34)
def brake_pads(look):
    # Three stand one behind the other with their linings to the front, one lies before them and shows its back.
    for x, y in ((3.6, 10.5), (1.6, 4.0), (-0.4, -2.5)):
        place(pad(look), (x, y, 0), (-16, 0, 12))
    place(pad(look), (-3.9, -10.6, 1.72), (90, 0, 192))


@part('brake-drums', pose=(68, 0, 32))
def brake_drums(look):
    body = m.cast_iron() if not look.dark else m.coat('#2c2f33')
    shell = lathe([(10.2, 0), (11.9, 0), (12.1, 0.3), (12.1, 1.5), (11.7, 1.7), (11.5, 5.6), (11.0, 6.4), (9.0, 6.9), (6.9, 7.1), (6.6, 7.6), (3.1, 7.6), (3.1, 6.8),
                   (8.6, 6.2), (10.0, 5.6), (10.2, 5.2)], body, closed=True, bevel=0.12, steps=160)
    drilled(shell, *circle(4.9, steps=4, start=45), radius=0.66)
    drilled(shell, *circle(4.9, steps=2, start=0), radius=0.42)
    for z in (2.6, 3.6, 4.6):
        torus(11.6, 0.2, body, (0, 0, z), steps=128)
    ring(3.1, 3.6, 0.25, m.turned_steel(), (0, 0, 7.5), bevel=0.05)
    lathe([(10.0, 0.2), (10.21, 0.2), (10.21, 5.2), (10.0, 5.2)], m.turned_steel(), closed=True, bevel=0.02, steps=160)
    text('MAX DIA 204', 0.8, body, (0, -8.0, 6.98), (-82, 0, 0), depth=0.1)
    text(look.number, 0.8, body, (0, 8.0, 6.98), (-82, 0, 180), depth=0.1)


@part('brake-shoes', pose=(58, 0, 0), elevation=16)
def brake_shoes(look):
    metal = m.coat('#1c1e20') if look.dark else m.yellow_zinc()

    def shoe():
        r, sweep = 10.0, 118
        half = sweep / 2
        lining = lathe([(r, -2), (r + 0.55, -2), (r + 0.55, 2), (r, 2)], m.friction(), closed=True, sweep=sweep - 16, bevel=0.06)
        table = lathe([(r - 0.22, -2.05), (r, -2.05), (r, 2.05), (r - 0.22, 2.05)], metal, closed=True, sweep=sweep, bevel=0.03)
        outer = circle(r - 0.2, steps=40, start=-half, sweep=sweep)
        inner = [(x, y) for x, y in reversed(circle(r - 2.9, steps=40, start=-half + 5, sweep=sweep - 10))]
        web = slab(fillet(outer + inner, 0.12, steps=2), 0.45, metal, (0, 0, -0.22),
                   holes=[circle(0.45, (8.3, 0)), circle(0.35, (7.1, 4.6)), circle(0.35, (7.1, -4.6)),
                          rounded(0.7, 1.5, 0.3, (8.1, 2.6)), circle(0.28, (8.2, -2.6))], bevel=0.04)
        rivets = []
        for row in (-1.1, 1.1):
            for a in (-42, -25, -8, 8, 25, 42):
                rivets.append(place(cylinder(0.28, 0.06, m.brass(), (0, 0, 0), (0, 90, 0), bevel=0.02, steps=24), (r + 0.52, 0, row)))
                rivets[-1] = place(rivets[-1], turn=(0, 0, a))
        return group([place(lining, turn=(0, 0, -half + 8)), place(table, turn=(0, 0, -half)), web, *rivets])

    place(shoe(), (1.2, 0, 0))
    place(shoe(), (-1.2, 0, 0), (0, 0, 180))
    # The return springs between their ends.
    for y, length in ((4.6, 7.4), (-4.6, 6.0)):
        place(helix(0.55, length, 14, 0.13, m.steel()), (-length / 2, y, 0.5), (0, 90, 0))
        for s in (-1, 1):
            tube([(s * length * 0.48, y + 0.5, 0.5), (s * length * 0.52, y, 0.55), (s * 6.5, y, 0.6), (s * 7.9, y, 0.6), (s * 8.3, y, 0.4), (s * 8.3, y, -0.5)],
                 0.13, m.steel())
    slab(fillet([(-7.9, 6.4), (7.9, 6.4), (7.9, 7.0), (4, 7.5), (-4, 7.5), (-7.9, 7.0)], 0.25), 0.3, metal, (0, -0.3, 0.25), bevel=0.05)
    lathe([(0.5, 0), (0.7, 0), (0.7, 4.2), (0.5, 4.2)], m.steel(), (-2.1, 6.6, 0.75), (0, 90, 0), closed=True, bevel=0.03)


@part('brake-calipers', pose=(0, 0, -28), elevation=22)
def brake_calipers(look):
    body = m.paint('#b3231b') if look.dark else m.surface('#9a9da1', 1, 0.42, grain=0.06, grain_scale=70)
    carrier = m.coat('#1c1e20') if look.dark else m.cast_iron()
    # The cylinder with its housing, behind; the bridge over the disc; the fingers in front.
    lathe([(0, 0), (2.9, 0), (3.35, 0.5), (3.4, 4.2), (3.0, 4.6), (0, 4.6)], body, (0, 2.2, 4.2), (-90, 0, 0), bevel=0.2)
    cylinder(1.1, 0.5, body, (0, 6.5, 4.2), (-90, 0, 0), bevel=0.15)
    back = fillet([(-6.8, 3.0), (-5.2, 2.4), (-3.2, 1.2), (3.2, 1.2), (5.2, 2.4), (6.8, 3.0), (6.8, 4.8), (5.0, 5.6), (4.6, 7.4), (-4.6, 7.4), (-5.0, 5.6), (-6.8, 4.8)], 0.7)
    place(slab(back, 2.0, body, bevel=0.3), (0, 3.2, 0), (90, 0, 0))
    slab(rounded(9.6, 9.2, 1.0), 1.5, body, (0, -0.1, 6.7), holes=[rounded(2.6, 3.0, 0.6, (0, -0.6))], bevel=0.35)
    fingers = fillet([(-4.8, 7.6), (4.8, 7.6), (4.8, 3.4), (4.0, 1.2), (2.3, 1.0), (1.7, 3.4), (-1.7, 3.4), (-2.3, 1.0), (-4.0, 1.2), (-4.8, 3.4)], 0.7)
    place(slab(fingers, 1.7, body, bevel=0.3), (0, -2.6, 0), (90, 0, 0))
    text(look.word, 0.95, m.printed('#ffffff') if look.dark else body, (0, -4.28, 5.6), depth=0.07)
    for x in (-3.4, 3.4):
        slab(rounded(0.7, 8.0, 0.3), 0.5, body, (x, 0.2, 8.0), bevel=0.15)
    # The pads under the bridge.
    for y in (-1.6, 1.6):
        place(slab(rounded(10.6, 4.4, 0.6, (0, 4.2)), 0.5, m.coat('#1a1c1e'), bevel=0.06), (0, y + (-0.6 if y < 0 else 1.1), 0), (90, 0, 0))
        place(slab(rounded(10.0, 4.0, 0.6, (0, 4.2)), 1.0, m.friction(), bevel=0.1), (0, y + (0.4 if y < 0 else 0.6), 0), (90, 0, 0))
    # The carrier below: a plate with ears behind, a thin bar in front, guide pins in bellows.
    frame = fillet([(-8.6, 0.8), (-6.6, 0.1), (6.6, 0.1), (8.6, 0.8), (8.6, 4.6), (6.9, 4.6), (6.4, 2.0), (-6.4, 2.0), (-6.9, 4.6), (-8.6, 4.6)], 0.6)
    place(slab(frame, 1.6, carrier, holes=[circle(0.55, (-5.0, 1.05)), circle(0.55, (5.0, 1.05))], bevel=0.2), (0, 1.6, 0), (90, 0, 0))
    place(slab(fillet([(-8.4, 0.9), (-6.6, 0.1), (6.6, 0.1), (8.4, 0.9), (8.4, 4.2), (7.0, 4.4), (6.6, 1.7), (-6.6, 1.7), (-7.0, 4.4), (-8.4, 4.2)], 0.5), 1.0, carrier, bevel=0.2), (0, -3.4, 0), (90, 0, 0))
    for x in (-7.7, 7.7):
        box(1.5, 5.4, 1.7, carrier, (x, -1.6, 2.9), bevel=0.25)
        cylinder(0.95, 3.2, carrier, (x, 0.8, 3.9), (90, 0, 0), bevel=0.15)
        bellows = [(0.5, 0)] + [(0.95 if i % 2 else 0.72, 0.15 + i * 0.22) for i in range(8)] + [(0.5, 1.9)]
        lathe(bellows, m.rubber(), (x, 2.6, 3.9), (90, 0, 0), bevel=0.04)
        s = 1 if x > 0 else -1
        box(2.6, 1.1, 1.9, body, (s * 7.0, 3.0, 2.95), bevel=0.35)
        bolt(0.75, 1.2, m.zinc(), (x, 4.6, 3.9), (90, 0, 0))
    # The bleeder and the hose's connection.
    group([cylinder(0.45, 0.6, m.zinc()), hex_head(0.55, m.zinc(), (0, 0, 0.5)), cylinder(0.28, 1.0, m.zinc(), (0, 0, 0.8)),
           cylinder(0.42, 0.9, m.rubber(), (0, 0, 1.3), bevel=0.12)], (2.4, 4.6, 7.1), (-25, 0, 0))
    cylinder(0.9, 0.4, body, (-2.2, 5.0, 7.0), (-15, 0, 0), bevel=0.1)
    cylinder(0.5, 0.6, m.plastic('#e0b020' if not look.dark else '#3a7d3a'), (-2.2, 5.1, 7.2), (-15, 0, 0), bevel=0.1)


@part('brake-hoses', elevation=62)
def brake_hoses(look):
    metal = m.yellow_zinc() if not look.dark else m.zinc()
    path = [(-9.5, -4.5, 0.6), (-7.5, -4.4, 0.6), (-3, -4.8, 0.6), (4.0, -4.6, 0.6), (8.2, -1.5, 0.6), (7.2, 3.8, 0.65), (1.5, 5.2, 0.9), (-4.5, 3.6, 1.7),
            (-5.2, -1.2, 1.75), (-1.0, -3.6, 1.8), (4.6, 0.6, 1.5), (8.2, 6.5, 0.8), (9.4, 8.4, 0.7)]
    curve = smoothed(path, 14, closed=False)
    tube(curve, 0.52, m.rubber(), smooth=False)
    # The printed line of the hose, and a sleeve against rubbing.
    tube(curve[74:96], 0.66, m.surface('#232527', 0, 0.7), smooth=False)
    tube([(x, y, z + 0.46) for x, y, z in curve[14:52]], 0.09, m.printed('#e6e6e0' if not look.dark else '#d03a2a'), smooth=False)
    # A banjo eye at one end.
    group([ring(0.55, 1.05, 0.95, metal, (0, 0, -0.475), bevel=0.08), cylinder(0.5, 2.2, metal, (0.85, 0, 0), (0, 90, 0), bevel=0.05),
           lathe([(0, 0), (0.72, 0), (0.78, 0.2), (0.66, 0.5), (0.78, 0.8), (0.66, 1.1), (0.78, 1.4), (0.6, 1.7), (0, 1.7)], metal, (1.5, 0, 0), (0, 90, 0), bevel=0.03)],
          (-11.8, -4.5, 0.6))
    # A female fitting with a hexagon at the other.
    group([lathe([(0, 0), (0.7, 0), (0.78, 0.2), (0.66, 0.5), (0.78, 0.8), (0.66, 1.1), (0.78, 1.4), (0.6, 1.7), (0, 1.7)], metal, bevel=0.03),
           hex_head(0.95, metal, (0, 0, 1.6), height=1.5), cylinder(0.62, 0.9, metal, (0, 0, 3.0)), ring(0.3, 0.58, 0.1, m.black_plastic(), (0, 0, 3.88), bevel=0.02)],
          (9.1, 7.7, 0.75), (0, 90, 61))
    # The bracket's grommet in the middle.
    group([ring(0.5, 1.0, 1.1, m.rubber(), bevel=0.12), slab(rounded(2.6, 3.6, 0.5), 0.2, metal, (0, 0.7, 0.45), holes=[circle(0.8, (0, -0.7)), circle(0.35, (0, 1.1))], bevel=0.05)],
          (7.9, 2.8, 0.75), (90, 0, 10))


@part('abs-sensors', elevation=62)
def abs_sensors(look):
    body = look.plastic()
    path = [(-6.4, -4.6, 0.5), (-2, -5.0, 0.35), (4.5, -4.6, 0.35), (8.0, -0.6, 0.35), (5.5, 4.2, 0.45), (-1, 4.8, 0.7), (-4.6, 1.6, 0.9), (-2.0, -1.8, 0.95), (3.0, -0.8, 0.9),
            (6.2, 4.2, 0.6), (7.4, 7.4, 0.5)]
    curve = smoothed(path, 14, closed=False)
    tube(curve, 0.3, m.rubber() if not look.dark else m.plastic('#3b3e42', 0.5), smooth=False)
    # The sensor: its head with a flange and an eye for the bolt.
    group([cylinder(0.85, 2.4, body, (0, 0, 0.6), bevel=0.1), cylinder(0.62, 0.5, m.steel(), (0, 0, 3.0), bevel=0.08), torus(0.86, 0.13, m.rubber(), (0, 0, 1.5)),
           slab(fillet([(-1.2, -1.2), (1.2, -1.2), (1.2, 0.8), (0.9, 3.2), (-0.9, 3.2), (-1.2, 0.8)], 0.6), 0.6, body, holes=[circle(0.42, (0, 2.3))], bevel=0.08),
           ring(0.4, 0.6, 0.66, m.brass(), (0, 2.3, -0.03), bevel=0.03),
           box(1.5, 1.6, 1.1, body, (0, -0.2, -1.0), bevel=0.2), cylinder(0.48, 1.4, m.rubber(), (0, 0, -0.45), (90, 0, 0), bevel=0.06)],
          (-7.6, -4.4, 0.85), (90, 0, -90))
    for i in (52, 100):
        x, y, z = curve[i]
        (x0, y0, _), (x1, y1, _) = curve[i - 1], curve[i + 1]
        place(ring(0.26, 0.55, 0.9, m.rubber(), (0, 0, -0.45), bevel=0.08), (x, y, z), (0, 90, math.degrees(math.atan2(y1 - y0, x1 - x0))))
    place(plug(look, pins=2, length=2.6, width=1.9, height=1.3), (7.3, 7.2, 0.7), (0, 0, 68))


@part('brake-master-cylinders', pose=(0, 0, 24), elevation=18)
def brake_master_cylinders(look):
    metal = m.cast_aluminium() if not look.dark else m.coat('#2a2c2f')
    # The body along x, its flange on the right, the reservoir above.
    lathe([(0, 0), (1.3, 0), (1.7, 0.4), (1.75, 10.0), (2.0, 10.2), (2.0, 11.2), (0, 11.2)], metal, (-7, 0, 4), (0, 90, 0), bevel=0.12)
    group([slab(fillet([(-1.9, -4.2), (1.9, -4.2), (2.2, 0), (1.9, 4.2), (-1.9, 4.2), (-2.2, 0)], 1.2), 1.0, metal, holes=[circle(0.5, (0, 3.1)), circle(0.5, (0, -3.1))], bevel=0.12)],
          (3.6, 0, 4), (0, 90, 0))
    lathe([(0, 0), (1.55, 0), (1.55, 2.6), (1.4, 2.8), (0, 2.8)], metal, (4.6, 0, 4), (0, 90, 0), bevel=0.08)
    torus(1.5, 0.16, m.rubber(), (6.4, 0, 4), (0, 90, 0))
    cylinder(0.75, 1.6, m.steel(), (7.3, 0, 4), (0, 90, 0))
    for x in (-5.2, -1.2):
        cylinder(1.15, 1.6, metal, (x, 0, 5.2), bevel=0.15)
        cylinder(1.0, 0.7, m.rubber(), (x, 0, 6.5), bevel=0.12)
        group([cylinder(0.95, 1.2, metal, bevel=0.1), hex_head(0.9, m.zinc(), (0, 0, 1.1)), cylinder(0.4, 0.6, m.plastic('#d23b2a' if look.dark else '#1f6fc0'), (0, 0, 1.7))],
              (x + 1.1, -1.2, 3.8), (90, 0, 0))
    tank = m.surface('#dcd8c4' if not look.dark else '#c9c7bd', 0, 0.35, specular=0.5)
    steps = 10
    loft([(rounded(9.0, 3.6, 0.9, (-3.0, 0), steps), 6.9), (rounded(9.6, 4.2, 1.1, (-3.0, 0), steps), 7.4), (rounded(9.8, 4.6, 1.2, (-3.0, 0), steps), 9.2),
          (rounded(9.8, 4.6, 1.2, (-3.0, 0), steps), 10.2), (rounded(9.2, 4.2, 1.2, (-3.0, 0), steps), 11.0), (rounded(7.4, 3.0, 1.2, (-3.0, 0), steps), 11.4)], tank, bevel=0.1)
    slab(rounded(10.1, 4.9, 1.3, (-3.0, 0)), 0.22, tank, (0, 0, 9.3), bevel=0.08)
    cap(2.0, 1.5, m.plastic('#e2b21c' if not look.dark else '#17191b'), (-5.2, 0, 11.2))
    text('MAX', 0.5, m.printed('#5a574c'), (0.3, -2.32, 8.8), depth=0.02)
    text('MIN', 0.5, m.printed('#5a574c'), (0.3, -2.22, 8.0), depth=0.02)
    text('DOT 4', 0.8, m.printed('#5a574c'), (-3.4, -2.32, 8.5), depth=0.02)
    place(plug(look, pins=2, width=1.4, height=1.0, length=1.8), (1.8, 0, 8.0), (0, 0, 0))


@part('wheel-cylinders', pose=(0, 0, 28), elevation=22)
def wheel_cylinders(look):
    metal = m.cast_iron() if not look.dark else m.cast_aluminium()
    lathe([(0, 0), (1.35, 0), (1.45, 0.2), (1.45, 1.6), (1.3, 1.9), (1.3, 4.3), (1.45, 4.6), (1.45, 6.0), (1.35, 6.2), (0, 6.2)], metal, (-3.1, 0, 2), (0, 90, 0), bevel=0.1)
    for s in (-1, 1):
        bellows = lathe([(0, 0), (1.62, 0), (1.66, 0.5), (1.3, 0.75), (1.45, 1.0), (1.1, 1.25), (1.2, 1.45), (0.8, 1.65), (0, 1.65)], m.rubber(), bevel=0.05)
        place(bellows, (s * 2.8, 0, 2), (0, 90 * s, 0))
        pin = group([cylinder(0.62, 1.1, m.steel(), bevel=0.08), box(0.3, 1.4, 0.5, metal, (0, 0, 0.9), bevel=0.05)])
        place(pin, (s * 4.3, 0, 2), (0, 90 * s, 0))
    slab(fillet([(-2.0, -1.5), (2.0, -1.5), (2.4, 0), (2.0, 1.5), (-2.0, 1.5), (-2.4, 0)], 0.6), 0.9, metal, (0, 1.9, 2), (90, 0, 0), bevel=0.1)
    for x in (-1.5, 1.5):
        thread(0.6, 1.0, m.zinc(), (x, 2.9, 2.0), (90, 0, 0))
    group([cylinder(0.5, 0.8, metal, bevel=0.1), hex_head(0.5, m.zinc(), (0, 0, 0.7)), cylinder(0.22, 0.9, m.zinc(), (0, 0, 1.0)),
           cylinder(0.4, 0.9, m.rubber(), (0, 0, 1.5), bevel=0.12)], (1.5, 0, 3.0), (0, 18, 0))
    cylinder(0.75, 0.6, metal, (-1.2, 0, 3.0), bevel=0.1)
    cylinder(0.42, 0.4, m.plastic('#e0b020' if not look.dark else '#c9251b'), (-1.2, 0, 3.5), bevel=0.08)
