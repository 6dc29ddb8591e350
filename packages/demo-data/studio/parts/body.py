"""Outer parts of the body: wipers, mirrors."""
from kit import *


def rail(section, points, material, smooth=True):
    """A profile along points in the plane of the ground. `section`: (up the blade, height), where a blade's rubber looks at -y."""
    return tube(points, 1.0, material, section=[(-u, -z) for u, z in section], smooth=smooth, steps=6)


def bow(half, rise, count=24, lift=0.0):
    """Points of a gently bent blade."""
    return [(x, lift - rise * (x / half) ** 2, 0) for x in [half * (2 * i / count - 1) for i in range(count + 1)]]


def wiping_rubber(half, rise, lift, z=0.0):
    """The element: its back in the rail, its neck, its lip."""
    rubber = m.surface('#232527', 0, 0.6, specular=0.3)
    return rail([(0.25, -0.42), (0.25, 0.42), (-0.1, 0.42), (-0.14, 0.1), (-0.3, 0.1), (-0.36, 0.36), (-0.5, 0.36), (-1.05, 0.07), (-1.05, -0.07), (-0.5, -0.36), (-0.36, -0.36), (-0.3, -0.1),
                 (-0.14, -0.1), (-0.1, -0.42)], bow(half, rise, lift=lift), rubber)


def flat_blade(look, half, at):
    """A frameless blade on its side: a spoiler of rubber on a hidden spring, end caps, the joint in the middle."""
    rise = half * half * 0.0042
    spoiler = m.surface('#1a1c1e', 0, 0.5)
    dark = m.plastic('#26292d' if not look.dark else '#1b1d20', 0.4)
    parts = [wiping_rubber(half, rise, 0.0)]
    # The spoiler: a fin that leans to one side.
    parts.append(rail([(0.1, -0.72), (0.1, 0.72), (0.45, 0.74), (0.75, 0.5), (1.15, 0.28), (1.75, 0.34), (1.85, 0.22), (1.3, -0.1), (0.8, -0.5), (0.45, -0.74)], bow(half, rise), spoiler))
    for s in (-1, 1):
        x, y = s * half, -rise
        a = math.degrees(math.atan(-2 * rise / half)) * s
        cap_ = slab(fillet([(-1.5, -0.1), (0.45, -0.1), (0.6, 0.5), (0.2, 1.5), (-1.5, 1.95)], [0.1, 0.25, 0.4, 0.5, 0.1]), 1.7, dark, (0, 0, -0.85), bevel=0.25)
        if s < 0:
            for v in cap_.data.vertices:
                v.co.x = -v.co.x
            cap_.data.flip_normals()
        parts.append(place(cap_, (x, y, 0), (0, 0, a)))
    # The joint: a saddle over the spoiler, the adapter with its clip.
    parts.append(slab(fillet([(-4.6, -0.15), (4.6, -0.15), (4.6, 0.5), (3.6, 2.05), (1.6, 2.5), (-1.6, 2.5), (-3.6, 2.05), (-4.6, 0.5)], [0.1, 0.1, 0.6, 0.8, 0.8, 0.8, 0.8, 0.6]), 2.2, dark, (0, 0, -1.1), bevel=0.3))
    grey = m.plastic('#6f757c' if not look.dark else '#c9251b', 0.36)
    parts.append(slab(fillet([(-2.5, 1.7), (2.2, 1.7), (2.6, 2.4), (1.6, 3.3), (-2.1, 3.3), (-2.6, 2.8)], 0.4), 1.5, grey, (0, 0, -0.75), bevel=0.15))
    parts.append(box(1.3, 0.5, 0.2, dark, (0.1, 2.6, 0.72), bevel=0.08))
    parts.append(cylinder(0.3, 2.3, m.zinc(), (-1.4, 2.6, -1.15), bevel=0.05))
    parts.append(text(look.word, 0.95, m.printed('#e4e6e8'), (0, 0.85, 1.105), (-90, 0, 0)))
    parts.append(text(look.word, 0.85, m.printed('#8c9299'), (half * 0.5, 0.62 - rise * 0.25, 0.64), (-90 - 22, 0, 0)))
    return group(parts, at)


@part('wiper-blades', pose=(0, 0, 38), elevation=58, fill=0.92)
def wiper_blades(look):
    flat_blade(look, 15.5, (-0.8, 3.4, 0.85))
    flat_blade(look, 13.2, (1.0, -3.0, 0.85))


def framed_blade(look, half, at):
    """A blade with bows on its side: the main bow, two smaller ones under its ends, four claws that hold the rubber."""
    rise = half * half * 0.0042
    paint = m.coat('#1c1e20') if look.dark else m.surface('#26282b', 0.3, 0.36)

    def at_x(x):
        return -rise * (x / half) ** 2

    parts = [wiping_rubber(half, rise, 0.0)]
    for z in (-0.34, 0.3):
        parts.append(rail([(0.05, z - 0.1), (0.22, z - 0.1), (0.22, z + 0.14), (0.05, z + 0.14)], bow(half * 0.985, rise), m.stainless()))

    def arch(x0, x1, height, thick, z, mid=None):
        """A bow between two feet on the rubber."""
        y0, y1 = at_x(x0), at_x(x1)
        c = (x0 + x1) / 2
        top = [(x0, y0 + 0.75), (x0 + (c - x0) * 0.3, (y0 + y1) / 2 + height * 0.78), (c, (y0 + y1) / 2 + height), (x1 - (x1 - c) * 0.3, (y0 + y1) / 2 + height * 0.78), (x1, y1 + 0.75)]
        points = smoothed(top, 8, False)
        low = [(x, y - thick * (0.55 + 0.75 * (1 - abs(2 * (x - x0) / (x1 - x0) - 1)))) for x, y in points]
        return slab([*points, *reversed(low)], 2 * z, paint, (0, 0, -z), bevel=0.12)

    reach = half * 0.55
    inner, outer = half * 0.30, half * 0.82
    main = arch(-reach, reach, 4.3, 0.95, 0.62)
    parts.append(main)
    for s in (-1, 1):
        a, b = sorted((s * inner, s * outer))
        parts.append(arch(a, b, 1.75, 0.6, 0.8))
        parts.append(cylinder(0.26, 1.8, m.zinc(), (s * reach, at_x(reach) + 0.95, -0.9), bevel=0.06))
        for c in (inner, outer):
            for claw in (-1, 1):
                x = s * c + claw * half * 0.07
                parts.append(slab(fillet([(x - 0.55, at_x(x) + 0.02), (x + 0.55, at_x(x) + 0.02), (x + 0.3, at_x(x) + 0.62), (x - 0.3, at_x(x) + 0.62)], 0.12), 1.24, paint, (0, 0, -0.62), bevel=0.1))
            a, b = sorted((s * c - half * 0.075, s * c + half * 0.075))
            parts.append(slab(fillet([(a, at_x(a) + 0.4), (b, at_x(b) + 0.4), (s * c + 0.5, at_x(s * c) + 1.2), (s * c - 0.5, at_x(s * c) + 1.2)], 0.2), 1.0, paint, (0, 0, -0.5), bevel=0.12))
    # The hook's adapter in the middle of the main bow.
    y = at_x(reach) + 4.0
    grey = m.plastic('#8a9097' if not look.dark else '#c9251b', 0.36)
    parts.append(slab(fillet([(-1.9, y - 0.3), (1.7, y - 0.3), (2.2, y + 0.5), (1.3, y + 1.15), (-1.6, y + 1.15), (-2.1, y + 0.6)], 0.35), 1.7, grey, (0, 0, -0.85), bevel=0.14))
    parts.append(cylinder(0.3, 2.0, m.zinc(), (-1.0, y + 0.4, -1.0), bevel=0.05))
    parts.append(box(1.1, 0.4, 0.1, m.plastic('#26292d'), (0.6, y + 0.4, 0.84), bevel=0.04))
    parts.append(text(look.word, 0.75, m.printed('#b9bec4'), (0, at_x(reach) + 3.35, 0.63), (-90, 0, 0)))
    return group(parts, at)


@part('wiper-blades-framed', pose=(0, 0, 38), elevation=58, fill=0.92)
def wiper_blades_framed(look):
    framed_blade(look, 15.5, (-0.8, 3.6, 0.95))
    framed_blade(look, 13.2, (1.0, -3.6, 0.95))


def shell(outline, steps, material, middle=(0, 0), close=False, smooth=60):
    """A skin over a front outline (x, z): (share of its size, depth) for each step."""
    k, (cx, cz) = len(outline), middle
    vertices = [(cx + (x - cx) * share, y, cz + (z - cz) * share) for share, y in steps for x, z in outline]
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(len(steps) - 1) for j in range(k)]
    if close:
        faces.append(tuple(range((len(steps) - 1) * k, len(steps) * k)))
    return mesh(vertices, faces, material, bevel=0, smooth=smooth)


@part('mirrors', pose=(0, 0, 16), elevation=14, fill=0.88)
def mirrors(look):
    outline = fillet([(-12.2, 2.0), (-11.6, 14.6), (-6, 17.2), (9.2, 15.6), (12.2, 11.6), (12.4, 3.6), (9.0, 0.4), (-8.6, -0.4)], [4, 4, 5, 4.5, 4, 4, 4, 4], steps=10)
    middle = (0, 8)
    black = m.surface('#1d1f22', 0, 0.5, grain=0.12, grain_scale=80)
    cover = black if not look.dark else m.surface('#b9bec4', 0.6, 0.28, coat=1.0)
    # The rim, the painted cover behind it, the well.
    shell(outline, [(0.925, 1.4), (0.93, -0.2), (0.955, -0.5), (0.985, -0.35), (1.0, 0.2), (1.01, 1.2), (1.0, 1.5)], black, middle)
    shell(outline, [(0.985, 1.3), (1.02, 1.5), (1.025, 2.4), (1.0, 4.4), (0.93, 6.6), (0.8, 8.6), (0.6, 10.2), (0.35, 11.2), (0.1, 11.6), (0.0, 11.6)], cover, middle)
    shell(outline, [(0.93, 1.3), (0.5, 1.4), (0.0, 1.4)], m.black_plastic(), middle)
    # The glass, a little tilted, with its dark edge.
    scaled = [((x - middle[0]) * 0.905, (z - middle[1]) * 0.905) for x, z in outline]
    glass = m.surface('#dfe7ee' if not look.dark else '#c3d6ea', 1, 0.03)
    place(slab(scaled, 0.3, m.black_plastic(), bevel=0.05), (0, 0.9, 8), (90, 0, 0))
    place(slab([(x * 0.985, z * 0.98) for x, z in scaled], 0.1, glass, bevel=0.02), (0, 0.64, 8), (90, 0, 0))
    # The arm and the foot that sits on the door: a plate with its gasket and studs, the cable with its plug.
    tube([(7.0, 4.6, 2.6), (9.6, 4.8, 0.8), (12.2, 5.2, -0.8), (15.2, 5.4, -1.4)], [2.6, 2.5, 2.5, 2.7], black)
    foot = fillet([(-4.6, -3.6), (5.6, -3.6), (5.6, 0.4), (1.0, 7.6), (-1.4, 7.6)], [1.2, 1.2, 1.4, 1.0, 1.4], steps=8)
    place(slab(foot, 1.7, black, bevel=0.45), (14.6, 5.6, -1.6), (90, 0, 90))
    place(slab([(x * 0.95, z * 0.95) for x, z in foot], 0.3, m.surface('#3a3d40', 0, 0.9), bevel=0.1), (16.2, 5.6, -1.6), (90, 0, 90))
    for y, z in ((2.4, -3.8), (9.6, -3.8), (5.6, 3.4)):
        place(thread(0.7, 2.6, m.zinc()), (16.3, y, z), (0, 90, 0))
    tube([(16.2, 6.4, -1.6), (18.2, 6.2, -1.8), (19.4, 4.6, -3.6), (18.6, 1.4, -4.8), (16.6, -1.2, -5.0)], 0.32, m.rubber())
    plug(look, pins=4, at=(16.8, -1.1, -5.0), turn=(0, 0, 218))
