"""Drive train: joints, clutches, boots."""
from kit import *


def scalloped(radius, depth, count, width=0.55, steps=24):
    """A circle with `count` round bays `depth` deep (negative: bulges outwards). `width`: a bay's share."""
    outline = []
    for i in range(count * steps):
        phase = (i % steps) / steps
        bay = cos((phase - 0.5) / width * pi) if abs(phase - 0.5) < width / 2 else 0
        r = radius - depth * max(0, bay) ** 0.7
        a = TAU * i / count / steps
        outline.append((r * cos(a), r * sin(a)))
    return outline


@part('cv-joints', pose=(0, 96, 42))
def cv_joints(look):
    """Its shaft points up; the ball side is at z = 0."""
    forged = m.surface('#8b8e92', 1, 0.38, grain=0.05) if look.key == 'a' else m.surface('#4d5054', 1, 0.42, grain=0.08)
    ground_ = m.steel()
    lathe([(3.55, 0), (4.25, 0), (4.32, 0.08), (4.32, 0.5), (4.12, 0.62), (4.12, 1.1), (4.32, 1.25), (4.45, 2.0), (4.5, 3.2), (4.3, 4.4), (3.9, 5.3),
           (3.1, 6.0), (2.7, 6.2), (2.6, 6.6), (2.6, 7.0), (2.0, 7.05), (1.45, 7.25), (1.45, 8), (0, 8), (0, 3.2), (3.55, 3.0)], forged, bevel=0.05)
    slab(circle(3.7, steps=96), 2.6, ground_, (0, 0, 0.06), holes=[scalloped(2.95, -0.62, 6)], bevel=0.06)
    lathe([(2.3, 0.2), (2.62, 0.12), (2.98, 0.4), (2.98, 1.0), (2.3, 1.0)], m.dark_steel(), closed=True)
    around(6, lambda i: sphere(0.86, m.chrome(), (0, 0, 0.95)), 2.72, start=30)
    slab(scalloped(2.35, 0.5, 6), 2.2, ground_, (0, 0, 0.3), holes=[teeth(1.22, 1.36, 26)], bevel=0.06)
    cylinder(3.0, 0.2, m.rubber(), (0, 0, 2.8))
    slab(teeth(1.32, 1.45, 30), 4.2, ground_, (0, 0, 7.2), bevel=0.04)
    cylinder(1.18, 0.4, ground_, (0, 0, 11.3))
    thread(2.2, 3.0, ground_, (0, 0, 11.6), pitch=0.2)
    cylinder(0.85, 0.5, ground_, (0, 0, 14.5), top=0.75)
    if look.key == 'b':
        slab(teeth(4.55, 4.95, 44), 1.0, m.zinc(), (0, 0, 4.3), holes=[circle(4.2)], bevel=0.03)
    else:
        place(text(look.number, 0.6, forged, depth=0.05, around_radius=4.49), (0, 0, 2.7))


def friction_disc(look, lining):
    """A clutch disc about z, seen from above."""
    parts = []
    for z in (0, 0.5):
        parts.append(slab(circle(10.7, steps=120), 0.36, lining, (0, 0, z), holes=[circle(7.0, steps=96)], bevel=0.05))
    segments = []
    for i in range(20):
        a = 18 * i
        segments.append(place(box(3.5, 0.16, 0.03, m.surface('#231f1c', 0, 0.9), (8.87, 0, 0.85), bevel=0), turn=(0, 0, a)))
        segments.append(place(cylinder(0.22, 0.02, m.copper(), (7.6, 0, 0.86), bevel=0, steps=20), turn=(0, 0, a + 9)))
        segments.append(place(cylinder(0.22, 0.02, m.copper(), (10.1, 0, 0.86), bevel=0, steps=20), turn=(0, 0, a + 9)))
    parts += segments
    steel = m.zinc() if look.key == 'a' else m.dark_steel()
    parts.append(slab(circle(7.3, steps=72), 0.2, m.steel(), (0, 0, 0.34), holes=[circle(3)], bevel=0.03))
    windows = [fillet([(x * cos(math.radians(60 * i)) - y * sin(math.radians(60 * i)), x * sin(math.radians(60 * i)) + y * cos(math.radians(60 * i)))
                       for x, y in ((4.2, -1.5), (5.6, -1.5), (5.6, 1.5), (4.2, 1.5))], 0.3) for i in range(6)]
    parts.append(slab(circle(6.5, steps=72), 0.3, steel, (0, 0, 0.9), holes=windows + [circle(1.6)], bevel=0.08))
    parts.append(slab(circle(6.3, steps=72), 0.3, steel, (0, 0, -0.4), holes=[circle(1.6)], bevel=0.08))
    spring = m.surface('#2c4f8f', 0.3, 0.4) if look.key == 'a' else m.surface('#a83a22', 0.3, 0.4)
    for i in range(6):
        coil = helix(0.58, 2.9, 6, 0.16, spring, (4.9, 1.45, 0.85), (90, 0, 0))
        parts.append(place(coil, turn=(0, 0, 60 * i)))
    for i in range(6):
        parts.append(place(cylinder(0.42, 0.3, m.steel(), (5.4, 0, 1.1), bevel=0.08, steps=24), turn=(0, 0, 30 + 60 * i)))
    parts.append(slab(circle(2.1), 2.6, m.steel(), (0, 0, -0.6), holes=[teeth(1.3, 1.46, 24)], bevel=0.06))
    return parts


def pressure_plate(look):
    """About z, its diaphragm spring up."""
    cover = m.surface('#c6c9cd', 1, 0.36) if look.key == 'a' else m.coat('#202224')
    parts = [ring(7.2, 11.2, 1.2, m.cast_iron(), (0, 0, 0), bevel=0.08)]
    c = lathe([(7.6, 3.6), (8.2, 3.7), (9.4, 3.4), (10.6, 2.6), (11.2, 1.0), (11.5, 0.75), (13.0, 0.75), (13.0, 0.35), (11.3, 0.35), (10.9, 0.8), (10.2, 2.3),
               (9.2, 3.0), (7.6, 3.2)], cover, closed=True, bevel=0.06)
    cutters = around(3, lambda i: box(5, 3.6, 2.0, None, (12.2, 0, 1.4), bevel=0), start=20)
    cutters += around(6, lambda i: cylinder(0.45, 6, None, (12.2, 0, -1), bevel=0), start=50)
    cutters += around(9, lambda i: cylinder(0.6, 8, None, (9.0, 0, 0), bevel=0), start=30)
    cut(c, *cutters)
    parts.append(c)
    steel = m.surface('#83868a', 1, 0.34) if look.key == 'a' else m.surface('#6b6e73', 1, 0.34)
    fingers = 18
    for i in range(fingers):
        w = TAU / fingers / 2
        blade = [(7.9 * cos(w * 0.96), 7.9 * sin(w * 0.96)), (6.4 * cos(w * 0.9), 6.4 * sin(w * 0.9)), (2.6, 0.36), (2.6, -0.36),
                 (6.4 * cos(w * 0.9), -6.4 * sin(w * 0.9)), (7.9 * cos(w * 0.96), -7.9 * sin(w * 0.96))]
        vertices = [(x, y, 2.95 + 1.1 * (7.9 - x) / 5.3 * 0.9 + z) for z in (0, 0.28) for x, y in blade]
        k = len(blade)
        faces = [tuple(range(k)), tuple(range(k, 2 * k))] + [(j, (j + 1) % k, (j + 1) % k + k, j + k) for j in range(k)]
        parts.append(place(mesh(vertices, faces, steel, bevel=0.05), turn=(0, 0, 20 * i)))
    parts += around(9, lambda i: cylinder(0.45, 0.35, m.steel(), (0, 0, 3.5), bevel=0.1, steps=24), 7.85, start=10)
    return parts


@part('clutch-kits', elevation=22, fill=0.9)
def clutch_kits(look):
    """The pressure plate stands behind, the disc leans on it, the release bearing lies in front."""
    group(pressure_plate(look), (-3.6, 5.0, 12.6), (72, 0, 12))
    group(friction_disc(look, m.surface('#5d5148', 0, 0.85, grain=0.3, grain_scale=70, spots=0.25)), (5.2, -1.2, 10.2), (70, 0, 14))
    black = m.plastic('#1e2023') if look.key == 'a' else m.plastic('#3c4046')
    bearing = [lathe([(1.7, 0), (2.5, 0), (2.5, 2.6), (3.0, 2.8), (3.0, 3.0), (1.7, 3.0)], black, closed=True),
               lathe([(2.0, 3.0), (3.5, 3.0), (3.55, 3.1), (3.55, 4.5), (3.3, 4.7), (3.0, 4.7), (3.0, 3.6), (2.0, 3.6)], m.steel(), closed=True),
               lathe([(1.9, 3.4), (2.9, 3.4), (2.95, 4.6), (2.7, 5.1), (2.2, 5.2), (1.9, 4.9)], m.steel(), closed=True, bevel=0.06)]
    bearing += [place(slab(fillet([(2.4, -1.2), (4.4, -0.9), (4.4, 0.9), (2.4, 1.2)], 0.3), 0.9, black, (0, 0, 1.2)), turn=(0, 0, a)) for a in (100, 280)]
    group(bearing, (-8.6, -6.6, 0), (0, 0, 0))


@part('cv-joint-boots', pose=(0, 68, 28), elevation=24)
def cv_joint_boots(look):
    """Its small end points up."""
    rubber = m.surface('#1c1d1e', 0, 0.5, specular=0.4)
    profile = [(4.0, 0.0), (4.25, 0.0), (4.25, 0.3), (4.12, 0.4), (4.12, 1.2), (4.25, 1.3), (4.25, 1.6), (4.05, 1.9)]
    folds = [(4.6, 3.1), (4.35, 4.3), (4.0, 5.4), (3.55, 6.45), (3.1, 7.4), (2.6, 8.3)]
    for i, (r, z) in enumerate(folds):
        valley = r - 1.15 + i * 0.06
        profile += [(r - 0.2, z - 0.35), (r, z - 0.1), (r, z + 0.05), (r - 0.18, z + 0.22), (valley, z + 0.5)]
    profile += [(1.65, 9.0), (1.55, 9.2), (1.55, 9.5), (1.45, 9.55), (1.45, 10.2), (1.55, 10.3), (1.55, 10.7), (1.2, 10.7), (1.2, 9.0), (1.35, 8.6)]
    profile += [(max(1.3, r - 1.35), z + 0.45) for r, z in reversed(folds)] + [(3.7, 1.8), (3.8, 1.4)]
    lathe(profile, rubber, closed=True, bevel=0.03)
    metal = m.stainless() if look.key == 'a' else m.yellow_zinc()
    for r, z, w in ((4.14, 0.42, 0.76), (1.47, 9.57, 0.62)):
        ring(r - 0.05, r + 0.1, w, metal, (0, 0, z), bevel=0.02)
        ear = tube([(-0.45, 0, 0), (-0.3, -0.3, 0), (-0.22, -0.5, 0), (0.22, -0.5, 0), (0.3, -0.3, 0), (0.45, 0, 0)], 1, metal, smooth=False,
                   section=[(-0.06, -w / 2), (0.06, -w / 2), (0.06, w / 2), (-0.06, w / 2)])
        place(place(ear, (0, -r - 0.06, z + w / 2)), turn=(0, 0, -18))


@part('cv-joints-inner', pose=(0, 96, 42))
def cv_joints_inner(look):
    """A tripod joint: the tulip with its splined shaft up, the tripod with rollers in its mouth."""
    forged = m.surface('#8b8e92', 1, 0.38, grain=0.05) if look.key == 'a' else m.surface('#4d5054', 1, 0.42, grain=0.08)
    bright = m.steel()

    def trilobe(round_, lobe):
        """A round outline with three lobes: each lobe is a circle at 2.5 cm."""
        outline = []
        for i in range(180):
            a = TAU * i / 180
            r = round_
            for k in range(3):
                off = a - TAU * k / 3
                c, d = 2.5 * cos(off), 2.5 * sin(off)
                if c > 0 and abs(d) < lobe:
                    r = max(r, c + (lobe * lobe - d * d) ** 0.5)
            outline.append((r * cos(a), r * sin(a)))
        return smoothed(outline[::2], 2)

    outer, inner = trilobe(3.3, 2.0), trilobe(2.1, 1.55)
    slab(outer, 6.6, forged, holes=[inner], bevel=0.15)
    slab(outer, 0.6, forged, (0, 0, 6.2), bevel=0.15)
    slab(trilobe(3.45, 2.06), 0.5, forged, (0, 0, 0.9), holes=[inner], bevel=0.1)
    lathe([(0, 6.5), (3.6, 6.5), (3.4, 7.1), (2.2, 7.6), (1.9, 8.2), (1.9, 9.4), (2.2, 9.5), (2.2, 10.1), (1.5, 10.3), (0, 10.3)], forged, bevel=0.06)
    slab(teeth(1.35, 1.5, 28), 4.2, bright, (0, 0, 10.2), bevel=0.04)
    lathe([(0, 14.3), (1.2, 14.3), (1.2, 14.6), (1.3, 14.7), (1.3, 15.2), (1.1, 15.4), (0, 15.4)], bright)
    torus(1.36, 0.09, m.dark_steel(), (0, 0, 13.4))
    # The tripod.
    slab(circle(1.75), 1.9, bright, (0, 0, 0.3), holes=[teeth(1.12, 1.26, 24)], bevel=0.1)
    cylinder(2.2, 0.2, m.rubber(), (0, 0, 4.2))
    for i in range(3):
        arm = [cylinder(0.85, 1.6, bright, (0, 0, 1.2), bevel=0.04),
               lathe([(0.9, 1.65), (1.38, 1.65), (1.5, 1.95), (1.53, 2.4), (1.5, 2.85), (1.38, 3.15), (0.9, 3.15)], m.chrome(), closed=True),
               lathe([(0.5, 3.0), (0.95, 3.0), (0.95, 3.3), (0.5, 3.3)], m.dark_steel(), closed=True),
               cylinder(0.7, 2.2, bright, (0, 0, 1.2))]
        place(group(arm, (0, 0, 1.35), (0, 90, 0)), turn=(0, 0, 120 * i))
    if look.key == 'b':
        ring(2.2, 3.0, 0.3, m.zinc(), (0, 0, 8.6))
