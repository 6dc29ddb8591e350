"""Engine: belts, rollers, gaskets, seals, mounts."""
from mathutils import Vector

from kit import *


def even(points, count):
    """A closed line of points as `count` points at equal distances."""
    ps = [Vector(p) for p in points]
    ends = ps[1:] + ps[:1]
    lengths = [(b - a).length for a, b in zip(ps, ends)]
    step, result, i, done = sum(lengths) / count, [], 0, 0.0
    for k in range(count):
        while done + lengths[i] < k * step and i < len(ps) - 1:
            done += lengths[i]
            i += 1
        result.append(ps[i].lerp(ends[i], (k * step - done) / max(lengths[i], 1e-9)))
    return result


def length(points):
    ps = [Vector(p) for p in points]
    return sum((b - a).length for a, b in zip(ps, ps[1:] + ps[:1]))


def belt(points, material, section, toothed=None):
    """A closed belt that stands on its edge along a loop (anticlockwise). `section`: (depth inwards, z) points, anticlockwise.
    `toothed`: (pitch, height) of teeth inside, with the section's last two points at their root."""
    fine = smoothed(points, 12)
    count, shape = round(length(fine) / 0.5), (0,)
    if toothed:
        shape = (0, 0, 0.1, 0.75, 1, 1, 1, 0.75, 0.1, 0)
        count = round(length(fine) / toothed[0]) * len(shape)
    path = even(fine, count)
    vertices, k = [], len(section)
    for i, p in enumerate(path):
        t = (path[(i + 1) % count] - path[i - 1]).normalized()
        inwards = Vector((-t.y, t.x))
        for j, (depth, z) in enumerate(section):
            extra = toothed[1] * shape[i % len(shape)] if toothed and j >= k - 2 else 0
            q = p + inwards * (depth + extra)
            vertices.append((q.x, q.y, z))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) % count * k + (j + 1) % k, (i + 1) % count * k + j)
             for i in range(count) for j in range(k)]
    return mesh(vertices, faces, material, bevel=0, smooth=30)


def toothed_belt(points, width, material, pitch=0.8, height=0.32, back=0.2):
    return belt(points, material, [(0.05, width), (0, width - 0.05), (0, 0.05), (0.05, 0), (back, 0), (back, width)], (pitch, height))


def strap(p, r, q, s):
    """The outline around two circles: at p of radius r and at q of radius s."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    along = math.degrees(math.atan2(dy, dx))
    lean = math.degrees(math.acos((r - s) / math.hypot(dx, dy)))
    return circle(r, p, 24, along + lean, 360 - 2 * lean) + circle(s, q, 24, along - lean, 2 * lean)


def roller(radius, height, face, seal, inner, bore=0.5, lip=0.0):
    """An idler pulley around the z axis: its face, the bearing with a seal, the inner ring."""
    w = height
    parts = [lathe([(radius - 0.42, 0.06), (radius - 0.1 + lip, 0), (radius + lip, 0.08), (radius + lip, 0.22), (radius, 0.26),
                    (radius, w - 0.26), (radius + lip, w - 0.22), (radius + lip, w - 0.08), (radius - 0.1 + lip, w),
                    (radius - 0.42, w - 0.06)], face, closed=True, bevel=0.03),
             lathe([(radius * 0.68, 0.3), (radius - 0.4, 0.3), (radius - 0.4, w - 0.3), (radius * 0.68, w - 0.3)], m.steel(),
                   closed=True),
             lathe([(radius * 0.46, 0.42), (radius * 0.7, 0.42), (radius * 0.7, w - 0.42), (radius * 0.6, w - 0.36),
                    (radius * 0.46, w - 0.42)], seal, closed=True),
             lathe([(bore, 0), (radius * 0.48, 0), (radius * 0.48, w), (bore, w)], inner, closed=True, bevel=0.05)]
    return parts


@part('timing-belt-kits', elevation=46, fill=0.9)
def timing_belt_kits(look):
    rubber = m.surface('#1b1c1d', 0, 0.6, specular=0.35)
    loop = [(-14.5, -5), (-13.5, -8.4), (-11.6, -10.8), (-9.1, -11.8), (-6.4, -12), (0, -12), (6.4, -12), (9.2, -11.8), (11.8, -10.8), (13.9, -8.4), (15, -5), (12.5, 2), (9, 8), (6, 13), (0, 14.6), (-6, 13), (-9, 8), (-12.5, 2)]
    toothed_belt([(x * 0.83, y * 0.83) for x, y in loop], 2.6, rubber, pitch=0.9, height=0.34, back=0.22)
    ink = m.printed('#e9e4d2' if look.key == 'a' else '#f0c040')
    face, seal = (m.steel(), m.plastic('#7a3b1d')) if look.key == 'a' else (m.plastic('#26282b'), m.plastic('#15161a'))
    # The tensioner: a roller on an eccentric hub with its plate and a disc with a slot for a key.
    plate = m.zinc() if look.key == 'a' else m.yellow_zinc()
    hub = roller(3.7, 2.7, m.steel(), seal, m.dark_steel(), 0.62)
    hub += [slab(fillet([(-2.2, -2), (2, -2.4), (4.0, -1.2), (5.6, 0.1), (5.2, 1.7), (3.4, 1.8), (1.6, 2.6), (-2, 2.2)], 0.8), 0.3, plate, (0, 0, -0.3),
                 holes=[circle(0.5, (4.6, 0.5))]),
            slab(circle(1.75), 0.5, plate, (0.0, 0, 2.55), holes=[circle(0.62, (0.35, 0.1)), circle(0.32, (-0.95, 0.3), steps=6)], bevel=0.06),
            cylinder(2.0, 0.9, m.dark_steel(), (0, 0, -1.2))]
    group(hub, (-4.7, -3.9, 1.2), (0, 0, 20))
    group(roller(3.1, 2.7, face, seal, m.steel(), 0.55) + [lathe([(0.55, 0), (1.3, 0), (1.3, 0.25), (0.55, 0.25)], m.zinc(), (0, 0, 2.7), closed=True)],
          (4.9, -3.7, 0))
    group(roller(2.4, 2.4, face, seal, m.steel(), 0.45), (0.6, 5.4, 0))
    group([bolt(0.8, 2.6, look.metal(), flange=True)], (0.7, 0.3, 0))
    text(look.word + ' 137', 1.25, ink, (0, -9.985, 1.3), depth=0.03)


@part('belt-tensioners', pose=(74, 0, 28))
def belt_tensioners(look):
    """Seen from its roller; the spring's housing lies behind."""
    cast = m.cast_aluminium() if look.key == 'a' else m.surface('#4a4d51', 1, 0.45, grain=0.06, grain_scale=70)
    pivot, axle = (0, 0), (5.8, 5.2)
    lathe([(0, -5.4), (3.2, -5.4), (3.5, -5.1), (3.6, -0.5), (3.4, -0.2), (0, -0.2)], cast, bevel=0.1)
    around(16, lambda i: box(0.3, 0.5, 3.6, cast, (3.55, 0, -4.7), bevel=0.08), start=-150, sweep=200)
    slab(strap((0, 0), 3.4, (-5.4, -1.2), 1.1), 1.1, cast, (0, 0, -5.5), holes=[circle(0.5, (-5.4, -1.2))], bevel=0.15)
    slab(strap((0, 0), 3.4, (2.2, -5.2), 1.1), 1.1, cast, (0, 0, -5.5), holes=[circle(0.5, (2.2, -5.2))], bevel=0.15)
    ring(0.5, 0.85, 1.3, m.zinc(), (-5.4, -1.2, -5.6))
    ring(0.5, 0.85, 1.3, m.zinc(), (2.2, -5.2, -5.6))
    # The arm, with a rib and the square for a wrench.
    slab(strap(pivot, 3.5, axle, 2.0), 1.5, cast, (0, 0, 0.0), bevel=0.22)
    slab(strap(pivot, 2.6, axle, 1.3), 0.5, cast, (0, 0, 1.3), holes=[strap((0.4, 0.36), 2.1, (4.4, 4.0), 1.0)], bevel=0.1)
    lathe([(0, 1.2), (1.5, 1.2), (1.45, 2.3), (1.3, 2.45), (0, 2.45)], cast, bevel=0.08)
    slab(rounded(1.2, 1.2, 0.1), 0.3, m.dark_steel(), (0, 0, 2.4), turn=(0, 0, 20))
    slab(fillet([(-3.0, 1.2), (-2.4, 2.6), (-4.4, 4.0), (-5.0, 3.0)], 0.4), 1.2, cast, (0, 0, 0.1), bevel=0.12)
    place(text(look.number, 0.75, cast, depth=0.12), (1.35, -2.1, 1.5), (-90, 0, 42))
    # The pulley.
    face = m.plastic('#1f2124') if look.key == 'a' else m.steel()
    rim = [(3.3, 0), (3.75, 0), (3.85, 0.1), (3.85, 0.3), (3.55, 0.36)]
    if look.key == 'a':
        rim += [(3.55, 2.4)]
    else:
        for i in range(6):
            rim += [(3.6, 0.4 + i * 0.34), (3.3, 0.57 + i * 0.34), (3.6, 0.72 + i * 0.34)]
    rim += [(3.85, 2.46), (3.85, 2.66), (3.75, 2.76), (3.3, 2.76), (3.2, 2.3), (3.1, 1.7), (2.3, 1.7), (2.3, 1.1), (3.2, 1.1)]
    at = (axle[0], axle[1], 1.9)
    lathe(rim, face, at, closed=True, bevel=0.03)
    group(around(10, lambda i: box(1.0, 0.26, 0.85, face, (2.75, 0, 1.45), bevel=0.06)), at)
    ring(1.9, 2.4, 1.6, m.steel(), (at[0], at[1], at[2] + 0.6))
    ring(1.2, 1.95, 1.4, m.plastic('#8a2f1b') if look.key == 'a' else m.plastic('#17181a'), (at[0], at[1], at[2] + 0.65))
    cylinder(1.3, 2.2, m.steel(), (at[0], at[1], at[2] - 0.5))
    place(hex_head(1.0, m.zinc(), height=0.7), (at[0], at[1], at[2] + 2.0), (0, 0, 12))
    cylinder(1.25, 0.3, m.zinc(), (at[0], at[1], at[2] + 1.75))


@part('v-belts', elevation=36, fill=0.9)
def v_belts(look):
    """A ribbed belt, coiled, in a paper sleeve."""
    rubber = m.surface('#1d1e1f', 0, 0.58, specular=0.35)
    ribs, pitch = 6, 0.42
    width = ribs * pitch
    section = [(0.2, 0), (0.0, 0.04), (0.0, width - 0.04), (0.2, width)]
    for i in range(ribs):
        top = width - i * pitch
        section += [(0.3, top - 0.03), (0.62, top - 0.14), (0.62, top - pitch + 0.14), (0.3, top - pitch + 0.03)]
    path = []
    for i in range(49):
        t = i / 48
        a = math.radians(-70 + 14 + t * (720 - 28))
        r = 5.9 + 1.5 * t + 0.25 * sin(a * 2)
        path.append((r * 1.08 * cos(a), r * sin(a)))
    belt(path, rubber, section)
    sleeve = lathe([(4.7, -0.12), (8.0, -0.12), (8.0, width + 0.12), (4.7, width + 0.12)], m.printed(look.colour), closed=True, bevel=0.06, sweep=46)
    place(sleeve, (0, 0, 0), (0, 0, -70 - 23))
    stripe = lathe([(4.68, -0.14), (8.02, -0.14), (8.02, 0.3), (4.68, 0.3)], m.printed(look.accent), closed=True, bevel=0.02, sweep=46.3)
    place(stripe, (0, 0, 0), (0, 0, -70 - 23.15))
    text(look.word, 1.02, m.printed(look.ink), (0, 0, width * 0.6), (0, 0, 20), depth=0.02, around_radius=8.02)


@part('timing-belts', elevation=48, fill=0.9)
def timing_belts(look):
    rubber = m.surface('#1b1c1d', 0, 0.6, specular=0.35)
    if look.key == 'a':
        loop = [(-11, -3), (-10.4, -6), (-9, -8), (-7.2, -8.85), (-5.2, -9), (0, -9), (5.2, -9), (7.3, -8.85), (9.2, -8), (10.8, -6), (11.5, -3), (9, 3), (4.5, 8.4), (-1, 9.6), (-5.5, 8), (-8.5, 3)]
    else:
        loop = [(-11.5, -1), (-10.9, -4.9), (-9.3, -7.4), (-7.3, -8.4), (-5.2, -8.6), (0, -8.6), (5.2, -8.6), (7.3, -8.4), (9.3, -7.3), (10.9, -4.8), (11.4, -1), (9.6, 6), (5, 9.4), (0, 7.6), (-4, 7.2), (-8.6, 5.6)]
    toothed_belt(loop, 3.0, rubber, pitch=0.95, height=0.4, back=0.26)
    ink = m.printed('#e9e4d2' if look.key == 'a' else '#f0c040')
    if look.key == 'a':
        text(look.word + ' 137', 1.35, ink, (0, -9.025, 1.5), depth=0.03)
    else:
        text(look.word + ' 153', 1.35, ink, (0, -8.625, 1.5), depth=0.03)


@part('engine-mounts', pose=(0, 0, 32))
def engine_mounts(look):
    """A hydraulic mount: a can with a foot, the bell of rubber, the arm above."""
    cast = m.cast_aluminium() if look.key == 'a' else m.surface('#8e9195', 1, 0.46, grain=0.08, grain_scale=70)
    sheet = m.zinc() if look.key == 'a' else m.coat('#17191b')
    rubber = m.surface('#191a1b', 0, 0.55, specular=0.4)
    slab(fillet([(-7.6, -2.4), (-4, -4.2), (4, -4.2), (7.6, -2.4), (7.6, 2.4), (4, 4.2), (-4, 4.2), (-7.6, 2.4)], [1.8, 2, 2, 1.8, 1.8, 2, 2, 1.8]), 0.5, sheet,
         holes=[circle(0.62, (-6.2, 0)), circle(0.62, (6.2, 0)), circle(0.5, (4.6, 2.2)), circle(0.5, (-4.6, 2.2))], bevel=0.1)
    lathe([(0, 0.3), (4.3, 0.3), (4.3, 0.8), (4.1, 1.0), (4.1, 4.6), (4.5, 4.7), (4.55, 4.85), (4.55, 5.5), (4.4, 5.6), (3.9, 5.6), (0, 5.2)], sheet, bevel=0.06)
    lathe([(0, 5.0), (4.0, 5.3), (4.0, 5.6), (3.6, 6.3), (2.6, 7.0), (2.2, 7.5), (2.3, 8.0), (0, 8.0)], rubber, bevel=0.06)
    # The arm with its bolt, over the rubber.
    slab(fillet([(-2.6, -2.4), (2.0, -2.4), (5.0, -2.0), (8.4, -1.6), (8.4, 1.6), (5.0, 2.0), (2.0, 2.4), (-2.6, 2.4)], [1.6, 1, 1, 1.5, 1.5, 1, 1, 1.6]), 1.5, cast,
         (0, 0, 7.9), holes=[circle(0.62, (7.0, 0))], bevel=0.2)
    ring(0.6, 1.2, 0.3, cast, (7.0, 0, 9.3))
    for y in (-1.25, 1.25):
        mesh([(-1.2, y - 0.25, 9.2), (5.6, y * 0.8 - 0.25, 9.2), (5.2, y * 0.8 - 0.2, 9.8), (-0.8, y - 0.2, 10.3),
              (-1.2, y + 0.25, 9.2), (5.6, y * 0.8 + 0.25, 9.2), (5.2, y * 0.8 + 0.2, 9.8), (-0.8, y + 0.2, 10.3)],
             [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], cast, bevel=0.1)
    washer(1.3, m.zinc(), (0, 0, 9.4))
    nut(1.3, m.zinc(), (0, 0, 9.5), (0, 0, 14), flange=True)
    thread(1.3, 2.6, m.zinc(), (0, 0, 9.0))
    # Stops of rubber, and a strap of sheet around.
    for side in (-1, 1):
        box(1.0, 2.4, 1.8, rubber, (side * 3.3, 0, 6.2), bevel=0.25)
    tube([(-4.45, 0, 4.0), (-4.9, 0, 5.4), (-4.7, 0, 6.6), (-3.6, 0, 7.25)], 1, sheet, section=[(1.3, -0.14), (1.3, 0.14), (-1.3, 0.14), (-1.3, -0.14)], steps=6)
    text(look.number, 0.85, sheet, (0, 0, 2.9), depth=0.08, around_radius=4.12)


@part('oil-seals', pose=(64, 0, 24), fill=0.8)
def oil_seals(look):
    rubber = m.surface('#1b1c1d', 0, 0.5, specular=0.4) if look.key == 'a' else m.surface('#7a2e1c', 0, 0.5, specular=0.4)
    # The outer case, ribbed; the lip with its garter spring; the dust lip.
    outer = [(5.0, 0.05)]
    for i in range(5):
        outer += [(5.0, 0.12 + i * 0.2), (4.93, 0.2 + i * 0.2), (4.93, 0.24 + i * 0.2), (5.0, 0.3 + i * 0.2)]
    lathe([(4.4, 0)] + outer + [(4.9, 1.2), (4.45, 1.2), (4.35, 1.1), (4.35, 0.42), (4.1, 0.34), (3.85, 0.5), (3.72, 0.8), (3.66, 1.05), (3.62, 1.12), (3.5, 1.08), (3.36, 0.75), (3.5, 0.45), (3.55, 0.3),
                                (3.42, 0.06), (3.5, 0.0), (3.8, 0.12)], rubber, closed=True, bevel=0.02, steps=160)
    coil = []
    for i in range(1200):
        a, b = TAU * i / 1200, TAU * i * 130 / 1200
        coil.append(((3.76 + 0.1 * cos(b)) * cos(a), (3.76 + 0.1 * cos(b)) * sin(a), 1.02 + 0.1 * sin(b)))
    tube(coil, 0.035, m.steel(), smooth=False, closed=True)
    ring(4.37, 4.5, 0.1, m.dark_steel() if look.key == 'a' else m.zinc(), (0, 0, 1.13), bevel=0.02)



@part('valve-cover-gaskets', pose=(0, 0, 30), elevation=54, fill=0.92)
def valve_cover_gaskets(look):
    rubber = m.surface('#1c1d1e', 0, 0.5, specular=0.4) if look.key == 'a' else m.surface('#2f5d8a', 0, 0.5, specular=0.4)
    edge = fillet([(-20, -6.6), (-13, -7.2), (-5, -6.8), (5, -6.8), (13, -7.2), (20, -6.6), (21.5, -3), (21.5, 4), (19, 7), (8, 7), (6, 5.6), (-6, 5.6), (-8, 7), (-19, 7), (-21.5, 4), (-21.5, -3)], 1.6)
    inside = [(x * (1 - 1.05 / 21.5), y * (1 - 1.05 / 7)) for x, y in edge]
    slab(edge, 0.9, rubber, holes=[inside], bevel=0.12)
    mid = [(x * (1 - 0.52 / 21.5), y * (1 - 0.52 / 7)) for x, y in edge]
    tube([(x, y, 0.92) for x, y in even(mid, 160)], 0.13, rubber, closed=True, smooth=False)
    # Eyes for the bolts, and tabs.
    for x, y in ((-13, -7.6), (0, -7.2), (13, -7.6), (-13, 7.4), (13, 7.4), (0, 6.0), (-21.9, 0.5), (21.9, 0.5)):
        ring(0.45, 1.0, 0.9, rubber, (x, y, 0), bevel=0.1)
    # Rings of the plug wells.
    for i in range(4):
        x = -13.5 + i * 9
        lathe([(1.7, 0), (2.6, 0), (2.65, 0.15), (2.45, 0.5), (2.65, 0.95), (2.55, 1.1), (1.8, 1.1), (1.7, 0.9), (1.85, 0.5)], rubber, (x, -0.6, 0), closed=True)
        if i < 3:
            slab(fillet([(2.3, -0.4), (6.7, -0.4), (6.7, 0.4), (2.3, 0.4)], 0.1), 0.5, rubber, (x, -0.6, 0.1), bevel=0.1)


@part('cylinder-head-gaskets', pose=(0, 0, 28), elevation=52, fill=0.92)
def cylinder_head_gaskets(look):
    """Four cylinders; three layers of steel."""
    edge = fillet([(-21.5, -7.4), (-18, -8.2), (-8, -8.2), (-6, -7.8), (6, -7.8), (8, -8.2), (18, -8.2), (21, -7.4), (21.6, -3), (22.6, -2.2), (22.6, 2.2), (21.6, 3),
                   (21, 7.8), (12, 7.8), (10.5, 8.6), (-2, 8.6), (-3.5, 7.8), (-19, 7.8), (-21.6, 5), (-22.4, 2), (-22.4, -2)], 0.9)
    bores = [circle(4.1, (-14.1 + 9.4 * i, 0), steps=80) for i in range(4)]
    bolts = [circle(0.62, (-18.8 + 9.4 * i, y), steps=28) for i in range(5) for y in (-6.0, 6.2)]
    water = []
    for i in range(4):
        x = -14.1 + 9.4 * i
        for a in (55, 90, 125, 235, 270, 305):
            px, py = x + 5.9 * cos(math.radians(a)), 5.85 * sin(math.radians(a))
            water.append(circle(0.36 if a in (90, 270) else 0.5, (px, py), steps=20))
    water += [rounded(0.7, 1.8, 0.34, (21.2, 0)), rounded(0.7, 1.8, 0.34, (-20.8, 1))]
    shiny = m.surface('#b9bcc0', 1, 0.3, spots=0.04, grain_scale=8)
    top = m.surface('#a9acb0', 1, 0.36) if look.key == 'a' else m.surface('#24262a', 0, 0.42)
    for z, material in ((0, shiny), (0.09, m.dark_steel()), (0.18, top)):
        slab(edge, 0.09, material, (0, 0, z), holes=bores + bolts + water, bevel=0.02)
    bead = m.surface('#c99b45', 1, 0.3) if look.key == 'a' else m.surface('#c9ccd0', 1, 0.2)
    for i in range(4):
        x = -14.1 + 9.4 * i
        lathe([(4.1, 0.1), (4.1, 0.31), (4.2, 0.34), (4.45, 0.34), (4.55, 0.27), (4.55, 0.1)], bead, (x, 0, 0), closed=True, bevel=0.01)
    seal = m.surface('#3566a0', 0, 0.5) if look.key == 'a' else m.surface('#b4472a', 0, 0.5)
    for i in range(5):
        for y in (-6.0, 6.2):
            torus(0.85, 0.07, seal, (-18.8 + 9.4 * i, y, 0.28), steps=40)
    tube([(x * 0.972, y * 0.935, 0.27) for x, y in even(edge, 200)], 0.07, seal, closed=True, smooth=False)
    slab(fillet([(5, -9.0), (9, -9.0), (9, -8.0), (5, -8.0)], 0.3), 0.09, shiny, (0, 0, 0.09), holes=[circle(0.2, (6, -8.6)), circle(0.2, (7, -8.6))], bevel=0.02)


@part('idler-pulleys', pose=(66, 0, 30), fill=0.8)
def idler_pulleys(look):
    if look.key == 'a':
        group(roller(3.3, 2.8, m.steel(), m.plastic('#7a3b1d'), m.steel(), 0.6))
        lathe([(0.6, 0), (1.35, 0), (1.35, 0.3), (1.2, 0.36), (0.6, 0.36)], m.zinc(), (0, 0, 2.75), closed=True)
        at = 3.1
    else:
        black = m.plastic('#24272b')
        lathe([(3.0, 0.1), (3.5, 0), (3.6, 0.1), (3.6, 0.28), (3.4, 0.34), (3.4, 2.3), (3.6, 2.36), (3.6, 2.54), (3.5, 2.64), (3.15, 2.64), (3.0, 1.7), (2.2, 1.7), (2.2, 2.2),
               (1.9, 2.2), (1.9, 0.5), (2.2, 0.4)], black, closed=True, bevel=0.04)
        around(12, lambda i: box(0.95, 0.24, 0.75, black, (2.65, 0, 1.6), bevel=0.05))
        ring(1.75, 2.0, 1.5, m.steel(), (0, 0, 0.8))
        lathe([(1.0, 1.0), (1.78, 1.0), (1.78, 2.16), (1.0, 2.16)], m.plastic('#a5441f'), closed=True)
        ring(0.5, 1.08, 2.2, m.steel(), (0, 0, 0.3))
        lathe([(0, 2.4), (1.5, 2.4), (1.5, 2.65), (0, 2.65)], m.zinc())
        at = 2.6
    place(hex_head(1.0, m.zinc(), height=0.7), (0, 0, at), (0, 0, 10))
    cylinder(1.1, 0.22, m.zinc(), (0, 0, at - 0.05))
    thread(1.0, 2.0, m.zinc(), (0, 0, -1.8))


@part('timing-belt-kits-with-pump', elevation=46, fill=0.9)
def timing_belt_kits_with_pump(look):
    rubber = m.surface('#1b1c1d', 0, 0.6, specular=0.35)
    loop = [(-14.5, -5), (-13.5, -8.4), (-11.6, -10.8), (-9.1, -11.8), (-6.4, -12), (0, -12), (6.4, -12), (9.2, -11.8), (11.8, -10.8), (13.9, -8.4), (15, -5), (13.5, 3), (10.5, 9), (6.5, 13.4), (0, 14.8), (-6.5, 13.4), (-10.5, 9), (-13.5, 3)]
    toothed_belt([(x * 0.86, y * 0.86) for x, y in loop], 2.6, rubber, pitch=0.9, height=0.34, back=0.22)
    text(look.word + ' 137', 1.25, m.printed('#e9e4d2' if look.key == 'a' else '#f0c040'), (0, -10.345, 1.3), depth=0.03)
    face, seal = (m.steel(), m.plastic('#7a3b1d')) if look.key == 'a' else (m.plastic('#26282b'), m.plastic('#15161a'))
    plate = m.zinc() if look.key == 'a' else m.yellow_zinc()
    # The tensioner and a roller.
    hub = roller(3.4, 2.6, m.steel(), seal, m.dark_steel(), 0.62)
    hub += [slab(circle(1.7), 0.5, plate, (0.0, 0, 2.5), holes=[circle(0.6, (0.35, 0.1)), circle(0.32, (-0.95, 0.3), steps=6)], bevel=0.06),
            slab(fillet([(-2, -2), (2, -2), (4.8, -0.4), (4.6, 1.4), (1.6, 2.2), (-2, 2)], 0.8), 0.3, plate, (0, 0, -0.3), holes=[circle(0.45, (4.0, 0.5))])]
    group(hub, (-5.6, -5.0, 0.4), (0, 0, 20))
    group(roller(2.7, 2.5, face, seal, m.steel(), 0.5), (-6.0, 3.0, 0))
    # The pump: its toothed pulley is up, the impeller lies on the ground.
    cast = m.cast_aluminium()
    body = fillet([(-4.6, -2.0), (-1.6, -4.4), (2.2, -4.6), (5.0, -2.2), (5.2, 1.0), (3.0, 4.6), (0.4, 5.4), (-2.4, 4.4), (-4.8, 1.4)], 1.5)
    holes = [(-3.7, -0.3), (0.4, -3.6), (4.1, -0.4), (0.6, 4.3)]
    pump = [slab(body, 0.9, cast, (0, 0, 1.8), holes=[circle(0.4, p) for p in holes], bevel=0.12),
            slab(body, 0.12, m.paper('#2f6b4a' if look.key == 'a' else '#8b8f94'), (0, 0, 1.68), holes=[circle(0.4, p) for p in holes], bevel=0.01),
            lathe([(0, 2.6), (3.0, 2.6), (2.7, 3.2), (2.0, 3.6), (2.0, 4.2), (0, 4.2)], cast, bevel=0.06),
            slab(teeth(2.5, 2.8, 20), 2.3, m.surface('#9a9da1', 1, 0.36) if look.key == 'a' else m.dark_steel(), (0, 0, 4.0), holes=[circle(1.7)], bevel=0.03),
            ring(1.65, 3.0, 0.14, m.dark_steel(), (0, 0, 3.9)),
            lathe([(0.5, 5.2), (1.8, 5.5), (1.8, 5.75), (0.5, 5.7)], m.dark_steel(), closed=True),
            cylinder(0.52, 2.2, m.steel(), (0, 0, 4.0)),
            lathe([(0, 0.3), (2.6, 0.3), (2.7, 1.7), (0, 1.7)], m.plastic('#24272b') if look.dark else m.zinc())]
    pump += [lathe([(0.4, 0), (0.75, 0), (0.7, 0.35), (0.4, 0.35)], cast, (x, y, 2.65), closed=True) for x, y in holes]
    group(pump, (3.6, 0.2, 0), (0, 0, 25))
