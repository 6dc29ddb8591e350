"""Lamps: bulbs, headlights, tail lights."""
import bmesh

from kit import *


def pipe(points, radius, material, smooth=False):
    return tube(points, radius, material, smooth=smooth)


def filament(x0, x1, y, z, material=None, radius=0.055, turns=9):
    """A small coil along x, between its holders."""
    count = turns * 10
    points = [(x0 + (x1 - x0) * i / count, y + radius * cos(TAU * turns * i / count), z + radius * sin(TAU * turns * i / count)) for i in range(count + 1)]
    return tube(points, 0.016, material or m.surface('#6a6d72', 1, 0.4), smooth=False)


def quartz(radius, height, tip=None, foot=0.0):
    """The glass of a halogen lamp: a tube with a domed end; `tip`: colour of its opaque end. Its inside is drawn as well, so that its wall is seen."""
    dome = [(radius * cos(a), height - radius * 0.8 + radius * 0.8 * sin(a)) for a in [math.radians(t) for t in range(0, 91, 9)]]
    dome[-1] = (0, height)
    glass = m.clear('#f8fbfd', body=0.025)
    parts = [lathe([(radius, foot), *dome], glass, bevel=0, smooth=60),
             lathe([(radius * 0.8, foot + 0.15), *[(r * 0.8, z - 0.12) for r, z in dome]], glass, bevel=0, smooth=60)]
    if tip:
        cover = [(r * 1.012 if r else 0, z + 0.008) for r, z in dome]
        start = [(radius * 1.012, height - radius * 0.8 - 0.42)]
        parts.append(lathe([*start, *cover], m.surface(tip, 0.6, 0.25), bevel=0, smooth=60))
    return parts


def blade_contact(x, y, length, width=0.63, at_z=0.0, turn=0):
    """A flat terminal that hangs down from z."""
    o = slab(fillet([(-width / 2, 0), (width / 2, 0), (width / 2, -length + 0.15), (width / 2 - 0.12, -length), (-width / 2 + 0.12, -length), (-width / 2, -length + 0.15)], 0.03), 0.09, m.zinc(),
             holes=[circle(0.07, (0, -length * 0.7))], bevel=0.02)
    return place(place(o, turn=(90, 0, turn)), (x, y, at_z))


def h7(look):
    """Stands on z = 0 at its flange; terminals below."""
    metal = m.stainless() if not look.dark else m.surface('#b9bcc0', 1, 0.3)
    parts = quartz(0.62, 3.3, '#9a9da2' if not look.dark else '#26303f', foot=0.75)
    parts.append(filament(-0.02, 0.02, 0, 2.0))
    # The coil stands upright in an H7.
    coil = filament(-0.27, 0.27, 0, 0, radius=0.09, turns=10)
    parts.append(place(coil, (0, 0, 2.05), (0, 90, 0)))
    for x, top in ((-0.24, 1.75), (0.24, 2.4)):
        parts.append(pipe([(x, 0, 0.7), (x, 0, top), (0, 0, top)], 0.028, m.surface('#8a8d92', 1, 0.35)))
    parts += [lathe([(0.34, 0.75), (0.5, 0.8), (0.5, 1.15), (0.34, 1.2)], m.clear('#e4ebf0', body=0.1), bevel=0),
              lathe([(0.5, 0.12), (0.72, 0.12), (0.72, 0.95), (0.66, 1.02), (0.5, 1.02)], metal, closed=True, bevel=0.03),
              cylinder(0.56, 0.9, m.ceramic(), bevel=0)]
    parts += around(3, lambda i: box(0.12, 0.3, 0.6, metal, (0, 0, 0.12), bevel=0.03), 0.73)
    # The flange with its notch, the cup below it, the insulator, the terminals.
    flange = slab(circle(1.22, steps=64), 0.12, metal, holes=[], bevel=0.03)
    cut(flange, box(0.5, 0.5, 1, None, (0, -1.25, -0.4), bevel=0), box(0.9, 0.3, 1, None, (0, 1.3, -0.4), bevel=0))
    parts += [flange, lathe([(0.6, 0), (1.02, 0), (1.02, -0.55), (0.95, -0.62), (0.6, -0.62)], metal, closed=True, bevel=0.03),
              cylinder(0.9, 0.75, m.ceramic() if not look.dark else m.plastic('#24272b'), (0, 0, -0.85), bevel=0.05),
              blade_contact(-0.42, 0, 1.15, at_z=-0.8, turn=90), blade_contact(0.42, 0, 1.15, at_z=-0.8, turn=90)]
    return parts


def h1(look):
    metal = m.stainless() if not look.dark else m.surface('#b9bcc0', 1, 0.3)
    parts = quartz(0.44, 3.2, None, foot=0.6)
    parts.append(place(filament(-0.3, 0.3, 0, 0, radius=0.075, turns=10), (0, 0, 2.1), (0, 90, 0)))
    for x, top in ((-0.2, 1.75), (0.2, 2.45)):
        parts.append(pipe([(x, 0, 0.6), (x, 0, top), (0, 0, top)], 0.025, m.surface('#8a8d92', 1, 0.35)))
    flange = slab(circle(0.92, steps=64), 0.12, metal, bevel=0.03)
    cut(flange, box(0.34, 0.4, 1, None, (0.35, -0.95, -0.4), bevel=0), box(0.34, 0.4, 1, None, (-0.35, -0.95, -0.4), bevel=0), box(0.8, 0.2, 1, None, (0, 0.95, -0.4), bevel=0))
    parts += [flange, lathe([(0.3, 0.1), (0.56, 0.1), (0.56, 0.72), (0.5, 0.8), (0.3, 0.8)], metal, closed=True, bevel=0.03),
              cylinder(0.44, 0.75, m.ceramic(), bevel=0),
              lathe([(0.3, 0), (0.64, 0), (0.64, -0.35), (0.56, -0.42), (0.3, -0.42)], metal, closed=True, bevel=0.03),
              cylinder(0.5, 0.6, m.ceramic(), (0, 0, -0.85), bevel=0.06), blade_contact(0, 0, 1.2, at_z=-0.75, width=0.63)]
    return parts


def h4(look):
    metal = m.stainless() if not look.dark else m.surface('#b9bcc0', 1, 0.3)
    parts = quartz(0.86, 4.2, '#aeb1b5' if not look.dark else '#2b4f8f', foot=0.7)
    # Two coils, one over its cup.
    parts.append(place(filament(-0.25, 0.25, 0, 0, radius=0.085, turns=8), (0, 0, 1.75), (0, 90, 0)))
    parts.append(place(filament(-0.25, 0.25, 0, 0, radius=0.085, turns=8), (0, 0, 2.65), (0, 90, 0)))
    shield = lathe([(0.3, 0), (0.34, 0), (0.34, 0.75), (0.3, 0.75)], m.surface('#a5a8ac', 1, 0.3), (0, 0.05, 2.3), closed=True, bevel=0, sweep=170)
    parts.append(shield)
    for x, y, top in ((-0.36, 0, 2.0), (0.36, 0, 2.95), (0.1, 0.33, 2.6)):
        parts.append(pipe([(x, y, 0.7), (x, y, top), (0, 0, top)], 0.03, m.surface('#8a8d92', 1, 0.35)))
    flange = slab(circle(1.62, steps=64), 0.12, metal, bevel=0.03)
    for a in (90, 210, 330):
        tab = place(box(0.95, 0.75, 0.12, None, (0, 0, 0), bevel=0), (1.85 * cos(math.radians(a)), 1.85 * sin(math.radians(a)), 0), (0, 0, a - 90))
        cut(flange, tab, join=True)
    parts += [flange, lathe([(0.6, 0.1), (1.3, 0.1), (1.3, 0.35), (0.98, 0.45), (0.98, 1.0), (0.9, 1.08), (0.6, 1.08)], metal, closed=True, bevel=0.04),
              cylinder(0.84, 1.0, m.ceramic(), bevel=0),
              lathe([(0.8, 0), (1.4, 0), (1.4, -0.9), (1.28, -1.0), (0.8, -1.0)], metal, closed=True, bevel=0.05),
              cylinder(1.2, 0.5, m.plastic('#24272b'), (0, 0, -1.25), bevel=0.08)]
    for x, y, a in ((-0.75, 0.1, 90), (0.75, 0.1, 90), (0, -0.7, 0)):
        parts.append(blade_contact(x, y, 1.1, width=0.78, at_z=-1.15, turn=a))
    return parts


def h11(look):
    base = m.plastic('#3a3f45' if not look.dark else '#1b1d20', 0.42)
    parts = quartz(0.58, 3.4, '#8d9095' if not look.dark else '#26303f', foot=0.75)
    parts.append(place(filament(-0.27, 0.27, 0, 0, radius=0.09, turns=10), (0, 0, 2.05), (0, 90, 0)))
    for x, top in ((-0.24, 1.75), (0.24, 2.4)):
        parts.append(pipe([(x, 0, 0.7), (x, 0, top), (0, 0, top)], 0.028, m.surface('#8a8d92', 1, 0.35)))
    metal = m.stainless()
    parts += [lathe([(0.4, 0.3), (0.7, 0.3), (0.7, 0.95), (0.62, 1.02), (0.4, 1.02)], metal, closed=True, bevel=0.03), cylinder(0.55, 0.9, m.ceramic(), bevel=0),
              # The plastic socket: its neck with a seal, the bayonet's lugs, the plate, the connector that looks sideways.
              lathe([(0, 0.35), (0.9, 0.35), (0.95, 0.25), (0.95, -0.9), (0, -0.9)], base, bevel=0.05),
              torus(0.98, 0.13, m.surface('#c2401f' if not look.dark else '#191a1b', 0, 0.5), (0, 0, -0.62))]
    parts += [place(box(0.45, 0.55, 0.28, base, (1.05, 0, -0.12), bevel=0.05), turn=(0, 0, a)) for a in (20, 140, 260)]
    parts += [slab(fillet([(-1.5, -1.5), (1.5, -1.5), (1.5, 1.0), (0.9, 1.5), (-0.9, 1.5), (-1.5, 1.0)], 0.4), 0.4, base, (0, 0, -1.3), bevel=0.08),
              slab(rounded(2.0, 2.0, 0.4), 1.5, base, (0, 0, -2.75), bevel=0.12)]
    shell = slab(rounded(1.9, 1.5, 0.3), 2.2, base, holes=[rounded(1.6, 1.2, 0.2)], bevel=0.05)
    parts.append(place(shell, (0, -0.8, -2.0), (90, 0, 0)))
    parts += [box(0.7, 1.5, 0.2, base, (0, -1.9, -1.26), bevel=0.06), box(0.75, 0.25, 0.3, base, (0, -2.6, -1.2), bevel=0.06)]
    parts += [box(0.28, 1.6, 0.08, m.brass(), (x, -1.6, -2.05), bevel=0.02) for x in (-0.35, 0.35)]
    return parts


def two(make, look, stand, lie, lie_turn, turn=0):
    """One lamp that stands, one that lies in front of it."""
    group(make(look), stand, (0, 0, turn))
    group(make(look), lie, lie_turn)


# --- headlights and tail lights: a front outline (x, z), drawn out in depth (y) and bent around the corner of the car ---


def dense(outline, step=0.7):
    """More points along straight edges, so that the shape can be bent."""
    result = []
    for i, (x, z) in enumerate(outline):
        u, w = outline[(i + 1) % len(outline)]
        n = max(1, int(math.hypot(u - x, w - z) / step))
        result += [(x + (u - x) * k / n, z + (w - z) * k / n) for k in range(n)]
    return result


def drawn(outline, steps, material, middle, sweep, open_ends=True, smooth=45):
    """A skin over the outline: (share of its size, depth) for each step, bent by `sweep(x)`."""
    cx, cz = middle
    k = len(outline)
    vertices = []
    for share, y in steps:
        for x, z in outline:
            px, pz = cx + (x - cx) * share, cz + (z - cz) * share
            vertices.append((px, y + sweep(px), pz))
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(len(steps) - 1) for j in range(k)]
    if not open_ends:
        faces.append(tuple(range((len(steps) - 1) * k, len(steps) * k)))
    return mesh(vertices, faces, material, bevel=0, smooth=smooth)


def floor_steps(share, y, count=24):
    return [(share * (1 - i / count) + 0.004, y) for i in range(count + 1)]


def zones(o, places, materials, axis=2):
    """Gives parts of a skin their own materials: cut at heights `places`, one material more than cuts, from below."""
    b = bmesh.new()
    b.from_mesh(o.data)
    normal = [0, 0, 0]
    normal[axis] = 1
    for p in places:
        at = [0, 0, 0]
        at[axis] = p
        bmesh.ops.bisect_plane(b, geom=[*b.verts, *b.edges, *b.faces], plane_co=at, plane_no=normal)
    o.data.materials.clear()
    for material in materials:
        o.data.materials.append(material)
    for f in b.faces:
        f.material_index = sum(f.calc_center_median()[axis] > p for p in places)
    b.to_mesh(o.data)
    b.free()
    return o


def facing_front(parts, at):
    """Parts that stand along z, turned so that they look at -y."""
    return place(group(parts), at, (90, 0, 0))


def bowl(radius, depth, mirror_):
    """A reflector that opens towards +z: its bottom at 0."""
    steps = [(radius * t, depth * t * t) for t in [0.22 + 0.78 * i / 16 for i in range(17)]]
    return lathe(steps, mirror_, bevel=0, smooth=60)


def ear(at, turn=(0, 0, 0), size=2.4, material=None):
    """A mounting tab with its hole, in the plane of the front."""
    o = slab(fillet([(-size * 0.7, -1.4), (size * 0.7, -1.4), (size * 0.5, size), (-size * 0.5, size)], size * 0.3), 0.6, material or m.black_plastic(), holes=[circle(size * 0.24, (0, size * 0.45))], bevel=0.08)
    return place(place(o, turn=(90, 0, 0)), at, turn)


@part('halogen-lamps', pose=(0, 0, 0), elevation=18, fill=0.84)
def halogen_lamps(look):
    two(h7, look, (-1.35, 0.8, 1.95), (1.35, -1.6, 1.2), (0, 78, -128), 58)


@part('halogen-lamps-h1', pose=(0, 0, 0), elevation=18, fill=0.84)
def halogen_lamps_h1(look):
    two(h1, look, (-1.2, 0.8, 1.95), (1.0, -1.4, 0.9), (0, 82, -128))


@part('halogen-lamps-h4', pose=(0, 0, 0), elevation=18, fill=0.84)
def halogen_lamps_h4(look):
    two(h4, look, (-1.7, 1.0, 2.25), (1.5, -1.9, 1.85), (0, 76, -128))


@part('halogen-lamps-h11', pose=(0, 0, 0), elevation=18, fill=0.84)
def halogen_lamps_h11(look):
    two(h11, look, (-1.5, 0.8, 2.75), (1.6, -1.8, 1.5), (0, 78, -128))


def bayonet(look):
    """P21W: a globe on a cap with two pins."""
    cap_ = m.stainless() if not look.dark else m.surface('#d3b067', 1, 0.28)
    glass = m.clear('#f8fbfd', body=0.025)
    a0 = math.radians(-52)
    globe = [(1.28 * cos(a), 3.35 + 1.28 * sin(a)) for a in [a0 + (math.pi / 2 - a0) * i / 24 for i in range(25)]]
    globe[-1] = (0, 4.63)
    parts = [lathe([(0.7, 1.6), (0.7, 2.2), *globe], glass, bevel=0, smooth=60),
             lathe([(0.62, 1.6), (0.62, 2.2), *[(r * 0.94, 3.35 + (z - 3.35) * 0.94) for r, z in globe]], glass, bevel=0, smooth=60)]
    wire = m.surface('#8a8d92', 1, 0.35)
    parts += [filament(-0.42, 0.42, 0, 3.35, radius=0.07, turns=12), pipe([(-0.2, 0, 1.7), (-0.26, 0, 2.3), (-0.42, 0, 3.35)], 0.03, wire), pipe([(0.2, 0, 1.7), (0.26, 0, 2.3), (0.42, 0, 3.35)], 0.03, wire),
              lathe([(0, 1.7), (0.3, 1.7), (0.22, 2.5), (0, 2.6)], m.clear('#e4ebf0', body=0.12), bevel=0)]
    parts += [lathe([(0, 0.14), (0.55, 0.14), (0.75, 0.3), (0.75, 1.75), (0.82, 1.8), (0.82, 1.95), (0.7, 2.02), (0, 2.02)], cap_, bevel=0.03),
              torus(0.75, 0.035, cap_, (0, 0, 0.55)), cylinder(0.5, 0.16, m.surface('#26282b', 0, 0.3), (0, 0, 0.03), bevel=0.02),
              sphere(0.24, m.surface('#c3c6ca', 1, 0.4), (0, 0, 0.04), squash=0.5)]
    parts += [cylinder(0.1, 1.86, cap_, (-0.93, 0, 0.95), (0, 90, 0), bevel=0.03)]
    return parts


def wedge(look):
    """W5W: all glass, its foot pressed flat, wires folded over it."""
    glass = m.clear('#f8fbfd', body=0.03)
    solid = m.clear('#eaf0f4', body=0.12)
    dome = [(0.5 * cos(a), 2.2 + 0.5 * sin(a)) for a in [math.pi / 2 * i / 12 for i in range(13)]]
    dome[-1] = (0, 2.7)
    parts = [lathe([(0.42, 1.05), (0.5, 1.3), *dome], glass, bevel=0, smooth=60), lathe([(0.36, 1.05), (0.44, 1.3), *[(r * 0.88, z - 0.06) for r, z in dome]], glass, bevel=0, smooth=60)]
    parts += [loft([(rounded(0.92, 0.24, 0.1), 0.05), (rounded(0.92, 0.26, 0.11), 0.72), (rounded(0.86, 0.7, 0.34), 1.06)], solid, bevel=0, smooth=50),
              box(0.95, 0.34, 0.12, solid, (0, 0, 0.42), bevel=0.05)]
    wire = m.surface('#8a8d92', 1, 0.35)
    for s in (-1, 1):
        parts.append(pipe([(s * 0.2, 0, 0.9), (s * 0.2, 0, 1.7), (s * 0.3, 0, 2.05)], 0.022, wire))
        parts.append(pipe([(s * 0.24, -0.145, 0.7), (s * 0.24, -0.145, 0.03), (s * 0.24, 0.0, -0.02), (s * 0.24, 0.145, 0.03), (s * 0.24, 0.145, 0.5)], 0.035, m.surface('#d0a878' if look.dark else '#b9bcc0', 1, 0.3)))
    parts.append(filament(-0.3, 0.3, 0, 2.05, radius=0.045, turns=10))
    return parts


def festoon(look):
    """C5W along x: a glass tube between two pointed caps."""
    glass = m.clear('#f8fbfd', body=0.03)
    metal = m.stainless() if not look.dark else m.surface('#d3b067', 1, 0.28)
    body = [(0.36, -1.15), (0.5, -0.85), (0.52, 0), (0.5, 0.85), (0.36, 1.15)]
    parts = [lathe(body, glass, bevel=0, smooth=60), lathe([(r * 0.88, z) for r, z in body], glass, bevel=0, smooth=60)]
    for s in (-1, 1):
        tip = lathe([(0, 1.82), (0.1, 1.78), (0.2, 1.6), (0.4, 1.46), (0.41, 1.05), (0.36, 1.0), (0, 1.0)], metal, bevel=0.02)
        parts.append(tip if s > 0 else place(tip, turn=(180, 0, 0)))
    wire = m.surface('#8a8d92', 1, 0.35)
    upright = [*parts, pipe([(0, 0, -1.1), (0.06, 0, -0.55)], 0.025, wire), pipe([(0, 0, 1.1), (0.06, 0, 0.55)], 0.025, wire), place(filament(-0.55, 0.55, 0, 0, radius=0.05, turns=16), (0.06, 0, 0), (0, 90, 0))]
    return [place(group(upright), turn=(0, 90, 0))]


@part('signal-lamps', pose=(0, 0, 0), elevation=18, fill=0.84)
def signal_lamps(look):
    group(bayonet(look), (-1.3, 0.7, 0.1), (0, 0, 30))
    group(bayonet(look), (-0.1, -2.1, 1.26), (0, 86.5, 28))


@part('signal-lamps-wedge', pose=(0, 0, 0), elevation=26, fill=0.88)
def signal_lamps_wedge(look):
    group(wedge(look), (-0.75, 0.9, 0.5), (0, 84, 40))
    group(wedge(look), (0.25, -0.6, 0.5), (0, 84, 24))


@part('signal-lamps-festoon', pose=(0, 0, 0), elevation=28, fill=0.82)
def signal_lamps_festoon(look):
    group(festoon(look), (0.1, 0.8, 0.52), (0, 0, 24))
    group(festoon(look), (0.0, -0.9, 0.52), (20, 0, 24))


@part('headlights', pose=(0, 0, -16), elevation=13, fill=0.92)
def headlights(look):
    outline = dense(fillet([(-27, 0), (-26.5, 14.5), (-14, 16.6), (8, 13.6), (25, 7.4), (28, 2.0), (21, -2.6), (0, -5.6), (-20, -6.2)], [5, 4.5, 6, 8, 4, 3, 5, 8, 6], steps=10))
    middle = (-2, 4.5)

    def sweep(x):
        return 0.005 * max(0, 20 - x) ** 2

    black = m.plastic('#1d1f22', 0.45)
    inside = m.surface('#c4c8cd', 1, 0.26) if not look.dark else m.surface('#1a1c1f', 0, 0.32)
    rim = m.surface('#dfe2e6', 1, 0.14)
    silver = m.surface('#e4e7ea', 1, 0.12)
    # The housing with its flange, then the well in front of it.
    drawn(outline, [(1.0, -0.1), (1.025, 0.0), (1.03, 1.0), (0.985, 1.2), (0.97, 5), (0.9, 9.5), (0.7, 13)], black, middle, sweep, open_ends=False)
    drawn(outline, [(1.0, -0.1), (0.965, -0.1), (0.95, 0.4)], black, middle, sweep)
    drawn(outline, [(0.955, 0.2), (0.935, 3.0), (0.92, 7.6)], inside, middle, sweep)
    drawn(outline, floor_steps(0.93, 7.5), inside, middle, sweep, smooth=60)
    # The low beam: a projector behind a glass ball, in a shroud.
    x = -13.8
    facing_front([lathe([(4.0, 0), (6.6, 0), (6.6, 5.2), (6.25, 5.4), (5.9, 5.2), (5.6, 3.4), (4.6, 2.6), (4.0, 2.6)], rim, closed=True, bevel=0.08),
                  lathe([(3.6, 2), (4.7, 2), (4.7, 4.0), (4.4, 4.25), (3.9, 4.0)], black, closed=True, bevel=0.08),
                  place(sphere(4.05, m.surface('#5d6b7a', 0, 0.03, coat=1.0, specular=1.0), squash=0.5), (0, 0, 3.5)),
                  torus(4.05, 0.16, rim, (0, 0, 4.0))], (x, sweep(x) + 8.4, 5.2))
    # The high beam: a facetted bowl and its bulb.
    x = 2.4
    facing_front([bowl(5.3, 4.2, silver), lathe([(5.25, 0), (5.75, 0), (5.75, 4.3), (5.5, 4.5), (5.25, 4.2)], rim, closed=True, bevel=0.08),
                  cylinder(1.2, 0.5, m.surface('#8a8d92', 1, 0.35), bevel=0.05), cylinder(0.62, 2.4, m.clear('#eef3f7', body=0.2), (0, 0, 0.4), bevel=0.2),
                  lathe([(0, 3.1), (0.68, 2.9), (0.75, 2.2), (0.68, 2.2)], m.surface('#6d7278', 1, 0.3), bevel=0)]
                 + around(12, lambda i: tube([(1.2, 0, 0.26), (3.0, 0, 1.36), (5.25, 0, 4.16)], 0.07, silver, smooth=False)), (x, sweep(x) + 7.9, 4.6))
    # The indicator: amber, near the grille.
    x = 14.6
    facing_front([bowl(3.3, 2.8, silver), lathe([(3.25, 0), (3.65, 0), (3.65, 2.9), (3.45, 3.05), (3.25, 2.8)], rim, closed=True, bevel=0.06),
                  sphere(1.5, m.surface('#f08a12', 0, 0.15, coat=0.8, glow=0.25), (0, 0, 1.2), squash=1.1)], (x, sweep(x) + 7.6, 3.8))
    # The daytime light: a white line along the lower edge.
    lower = sorted([(px, pz) for px, pz in outline if pz < middle[1] - 4 and -23 < px < 22])
    line = [(middle[0] + (px - middle[0]) * 0.9, sweep(px * 0.9) + 4.2, middle[1] + (pz - middle[1]) * 0.87) for px, pz in lower[::4]]
    tube(line, 0.55, m.surface('#f6f9fc', 0, 0.2, glow=0.5))
    # The lens, and the ears that hold the lamp.
    drawn(outline, [(0.985, -0.1), (0.985, -0.5), (0.97, -1.1), (0.93, -1.6), (0.85, -2.0), (0.7, -2.4), (0.5, -2.6), (0.3, -2.7), (0.004, -2.72)], m.clear('#fbfdff', body=0.015), middle, sweep, smooth=60)
    for px, pz, a in ((-9, 17.0, 10), (11, 13.9, 19)):
        ear((px, sweep(px) + 2.4, pz), (0, a, 0), material=black)
    ear((28.2, sweep(27) + 2.2, 3.0), (0, 84, 0), material=black)


@part('tail-lights', pose=(0, 0, 18), elevation=13, fill=0.88)
def tail_lights(look):
    outline = dense(fillet([(-19, -7), (-20.5, 6), (-16, 10.8), (10, 11.6), (19.5, 9.6), (19, 2), (11, -8.6), (-11, -9.6)], [4, 5, 5, 6, 4, 6, 6, 5], steps=10))
    middle = (-0.5, 1)

    def sweep(x):
        return 0.011 * max(0, x + 8) ** 2

    black = m.plastic('#1d1f22', 0.45)
    silver = m.surface('#dcdfe3', 1, 0.16)
    red, amber, white = m.clear('#c80d14', body=0.3), m.clear('#f08a12', body=0.28), m.clear('#f6f8fa', body=0.06)
    drawn(outline, [(1.0, -0.1), (1.02, 0.0), (1.025, 1.2), (0.99, 1.4), (0.97, 4.5), (0.86, 8), (0.6, 9.5)], black, middle, sweep, open_ends=False)
    drawn(outline, [(1.0, -0.1), (0.965, -0.1), (0.955, 0.3)], black, middle, sweep)
    drawn(outline, [(0.96, 0.0), (0.93, 4.6)], silver, middle, sweep)
    drawn(outline, floor_steps(0.935, 4.5), silver, middle, sweep, smooth=60)
    # Bowls with bulbs behind each colour.
    amber_bulb = m.surface('#f08a12', 0, 0.2, glow=0.3)
    for x, z, r, bulb in ((-12.6, 6.3, 3.7, None), (-4.0, 6.6, 3.7, None), (4.6, 6.6, 3.7, None), (12.6, 6.2, 3.2, None), (-11, -0.2, 2.2, amber_bulb), (-3.4, -0.2, 2.2, amber_bulb), (4.2, -0.2, 2.2, amber_bulb), (11.4, -0.2, 2.0, amber_bulb),
                          (-10, -5.7, 2.5, None), (-2.6, -5.7, 2.5, None), (4.6, -5.5, 2.5, None)):
        facing_front([bowl(r, r * 0.62, silver), ring(r - 0.05, r + 0.3, r * 0.62 + 0.2, silver, bevel=0.08), cylinder(r * 0.24, 0.4, m.surface('#8a8d92', 1, 0.35)),
                      sphere(r * 0.3, bulb or m.clear('#eef3f7', body=0.3), (0, 0, r * 0.42))], (x, sweep(x) + 4.3, z))
    cuts = (-2.7, 2.3)
    lens_steps = [(0.985, -0.1), (0.985, -0.6), (0.97, -1.2), (0.93, -1.7), (0.85, -2.1), (0.7, -2.5), (0.5, -2.7), (0.3, -2.8), (0.004, -2.82)]
    colours = [white, amber, red] if not look.dark else [red, white, red]
    zones(drawn(outline, lens_steps, red, middle, sweep, smooth=60), cuts, colours)
    # Webs between the chambers.
    for z in cuts:
        edge = [x for x, pz in outline if abs(pz - z) < 0.8]
        lo, hi = min(edge) * 0.955, max(edge) * 0.94
        points = [(lo + (hi - lo) * i / 24, 0, z) for i in range(25)]
        tube([(x, sweep(x) + 1.2, z) for x, _, z in points], 0.3, silver, smooth=False)
    # The ears that hold the lamp.
    for px, pz, a in ((-4, 12.6, 0), (-20.9, -0.5, -90)):
        ear((px, sweep(px) + 2.2, pz), (0, a, 0), size=2.0, material=black)
