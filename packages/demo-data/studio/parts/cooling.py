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
    return aim(lathe([(0, 0), (r, 0), (r, length - 0.9), (r + 0.18, length - 0.65), (r + 0.18, length - 0.5), (r, length - 0.25),
                      (r - 0.06, length), (r - 0.3, length), (r - 0.32, length - 2.2), (0, length - 2.2)],
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


def strap_outline():
    """A small block with a round end for a bore at the origin."""
    return fillet([(-1.2, -1.2), (1.2, -1.2), (1.2, 2.7), (-1.2, 2.7)], [1.1, 1.1, 0.6, 0.6])


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


@part('radiators', pose=(0, 0, -28), elevation=14, fill=0.92)
def radiators(look):
    alu = m.surface('#c4c7ca', 1, 0.34) if look.key == 'a' else m.surface('#5b5e62', 1, 0.42)
    black = m.plastic('#1c1e21', 0.42)
    back = m.surface('#9b9ea2' if look.key == 'a' else '#2c2e31', 0.5, 0.5)
    wide, high, rows = 44.0, 36.0, 30
    step = high / rows
    fins, faces, count = [], [], 150
    for r in range(rows):
        low, top, base = r * step + 0.14, (r + 1) * step - 0.14, len(fins)
        for i in range(count + 1):
            x, z = -wide / 2 + wide * i / count, (low, top)[i % 2]
            fins += [(x, -1.3, z), (x, -0.85, z)]
        faces += [(base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(count)]
    mesh(fins, faces, alu, bevel=0, smooth=5)
    box(wide, 0.1, high, back, (0, -0.8, 0), bevel=0)
    for r in range(rows + 1):
        box(wide, 2.9, 0.28, alu, (0, 0, r * step - 0.14), bevel=0.08)
    # Side plates above and below.
    for z in (-1.3, high + 0.4):
        box(wide + 1, 3.4, 0.9, alu, (0, 0, z), bevel=0.1)
        box(wide - 5, 3.5, 0.35, alu, (0, 0, z + 0.28), bevel=0.08)
    for side in (-1, 1):
        x = side * (wide / 2 + 2.4)
        box(1.0, 4.6, high + 2.4, alu, (side * (wide / 2 + 0.4), 0, -1.2), bevel=0.1)
        # The crimped header.
        for i in range(30):
            for y in (-2.3, 2.3):
                box(1.1, 0.3, 0.7, alu, (side * (wide / 2 + 0.7), y, i * (high + 1.6) / 30 - 0.5), bevel=0.06)
        loft([(rounded(4.2, 4.3, 0.9), -1.6), (rounded(4.5, 4.7, 0.9), -1.1), (rounded(4.5, 4.7, 0.9), high + 1.1), (rounded(4.2, 4.3, 0.9), high + 1.6)],
             black, (x, 0, 0), bevel=0.1)
        for i in range(11):
            slab(rounded(4.7, 4.95, 0.95), 0.4, black, (x, 0, 1.2 + i * (high - 2.4) / 10 - 0.2), bevel=0.1)
        cylinder(0.8, 1.6, black, (x, 0, -3.0), top=0.9)
        cylinder(0.8, 1.6, black, (x, 0, high + 1.5), top=0.6)
    neck(2.0, 5.4, black, (-wide / 2 - 2.4, -1.5, high - 4.5), (-0.15, -1, 0.1))
    neck(2.0, 5.4, black, (wide / 2 + 2.4, -1.5, 4.5), (0.1, -1, -0.1))
    aim(cap(1.0, 1.0, m.plastic('#c9251b' if look.key == 'b' else '#2c5ea8'), ribs=18), (-wide / 2 - 2.4, -2.2, 4.5), (0, -1, 0))
    for z in (high - 11, 12):
        slab(fillet([(0, -1.5), (3, -1.1), (3, 1.1), (0, 1.5)], 0.7), 0.8, black, (wide / 2 + 4.2, 0.6, z), turn=(90, 0, 0), holes=[circle(0.4, (1.9, 0))])
    flat_label(look, 7.5, 4.6, [look.number], at=(-wide / 2 + 6.4, -1.5, high - 5))


@part('thermostats', pose=(0, 74, 38), elevation=24)
def thermostats(look):
    """The hose neck points up, the thermostat hangs below the flange."""
    body = m.cast_aluminium() if look.key == 'a' else m.plastic('#1d1f22', 0.45)
    bolts = [(4.1, 1.2), (-4.1, -1.2)]
    slab(lugs(bolts, 3.3, 0.95), 1.0, body, holes=[circle(0.42, p) for p in bolts], bevel=0.12)
    for x, y in bolts:
        ring(0.4, 0.72, 0.3, body if look.key == 'a' else m.brass(), (x, y, 0.9))
    lathe([(0, 0.9), (3.1, 0.9), (3.0, 1.6), (2.6, 2.6), (1.9, 3.2), (0, 3.4)], body, bevel=0.08)
    tube([(0, 0, 2.0), (0, 0, 3.2), (0.5, 0.2, 4.6), (1.7, 0.6, 5.9), (2.6, 0.9, 6.5)], 1.55, body)
    neck(1.55, 3.6, body, (2.3, 0.8, 6.3), (0.82, 0.28, 0.5))
    for a in (20, 110, 200, 290):
        place(mesh([(1.2, -0.13, 0.9), (3.2, -0.15, 0.9), (2.9, -0.13, 1.9), (1.4, -0.12, 4.4), (1.2, 0.13, 0.9), (3.2, 0.15, 0.9), (2.9, 0.13, 1.9), (1.4, 0.12, 4.4)],
                   [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], body, bevel=0.06), turn=(0, 0, a))
    # A bleed or sensor fitting on the side.
    aim(cylinder(0.95, 2.0, body), (-1.2, -1.8, 1.9), (-0.3, -1, 0.35))
    if look.key == 'b':
        aim(group([place(hex_head(1.1, m.brass(), height=0.6)), cylinder(0.7, 0.9, m.plastic('#2f6b4a'), (0, 0, 0.5)),
                   place(plug(look, width=1.7, height=1.2, length=1.5, material=m.plastic('#2f6b4a')), (0, 0, 1.1), (0, -90, 0))]),
            (-1.8, -3.75, 2.55), (-0.3, -1, 0.35))
    else:
        aim(group([hex_head(1.0, m.brass(), height=0.6), cylinder(0.3, 0.5, m.brass(), (0, 0, 0.6))]), (-1.75, -3.6, 2.5), (-0.3, -1, 0.35))
    # The thermostat: plate with a rubber seal, bridge, spring and wax capsule.
    bright = m.stainless()
    lathe([(1.5, -0.35), (2.75, -0.35), (2.85, -0.25), (2.85, -0.05), (2.75, 0), (1.5, 0)], m.rubber(), closed=True)
    lathe([(0, -0.55), (1.9, -0.6), (2.05, -0.38), (2.6, -0.36), (2.6, -0.1), (0, -0.1)], bright, bevel=0.02)
    helix(1.2, 2.3, 3.2, 0.15, m.steel(), (0, 0, -2.9), flat_ends=0.6)
    cylinder(1.55, 0.14, bright, (0, 0, -3.0))
    lathe([(0, -4.4), (0.62, -4.4), (0.72, -4.25), (0.72, -1.8), (0.5, -1.6), (0.4, -0.5), (0, -0.5)], m.copper() if look.key == 'a' else m.brass())
    for side in (-1, 1):
        tube([(side * 2.0, 0, -0.4), (side * 1.95, 0, -2.4), (side * 1.6, 0, -3.05), (side * 1.0, 0, -3.1)], 1, bright,
             section=[(0.45, -0.08), (0.45, 0.08), (-0.45, 0.08), (-0.45, -0.08)], steps=6)


@part('heater-radiators', pose=(0, 0, -32), elevation=20)
def heater_radiators(look):
    alu = m.surface('#c4c7ca', 1, 0.34) if look.key == 'a' else m.surface('#9a9da1', 1, 0.38)
    tank = m.plastic('#1c1e21', 0.42) if look.key == 'a' else alu
    back = m.surface('#9b9ea2' if look.key == 'a' else '#85888c', 0.5, 0.5)
    wide, high, deep, columns = 17.0, 17.0, 4.0, 17
    step = wide / columns
    fins, faces, count = [], [], 70
    for c in range(columns):
        low, top, base = -wide / 2 + c * step + 0.12, -wide / 2 + (c + 1) * step - 0.12, len(fins)
        for i in range(count + 1):
            z, x = high * i / count, (low, top)[i % 2]
            fins += [(x, -deep / 2 + 0.05, z), (x, -deep / 2 + 0.32, z)]
        faces += [(base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(count)]
    mesh(fins, faces, alu, bevel=0, smooth=5)
    box(wide, 0.1, high, back, (0, -deep / 2 + 0.38, 0), bevel=0)
    for c in range(columns + 1):
        box(0.22, deep, high, alu, (-wide / 2 + c * step, 0, 0), bevel=0.06)
    for side in (-1, 1):
        box(0.35, deep + 0.3, high + 0.4, alu, (side * (wide / 2 + 0.2), 0, -0.2), bevel=0.06)
    for z in (-0.6, high):
        box(wide + 1.2, deep + 0.9, 0.6, alu, (0, 0, z), bevel=0.12)
    outline = [rounded(wide + 0.9, deep + 0.6, 0.8), rounded(wide + 0.7, deep + 0.4, 0.9), rounded(wide - 0.2, deep - 0.5, 1.2)]
    loft([(outline[2], -3.0), (outline[1], -2.4), (outline[0], -0.6)], tank, bevel=0.1)
    loft([(outline[0], high + 0.6), (outline[1], high + 2.6), (outline[2], high + 3.2)], tank, bevel=0.1)
    for i in range(6):
        slab(rounded(0.4, deep + 1.0, 0.18), 2.0, tank, (-7.0 + i * 2.8, 0, high + 0.6), bevel=0.08)
    # Two pipes leave the tank above.
    for x in (-5.4, -1.4):
        tube([(x, 0, high + 2.0), (x, 0, high + 4.4), (x, -0.5, high + 5.8), (x, -2.0, high + 6.6), (x, -3.2, high + 6.6)], 1.0, alu)
        neck(1.0, 4.0, alu, (x, -3.0, high + 6.6), (0, -1, 0))
        ring(0.9, 1.35, 0.5, tank, (x, 0, high + 3.0))
    felt = m.felt('#2a2c2e')
    for z in (1.0, high - 2.6):
        box(wide + 1.0, deep + 0.5, 1.6, felt, (0, 0.0, z), bevel=0.12)
    flat_label(look, 5.4, 3.2, [look.number], at=(4.6, -deep / 2 - 0.12, high * 0.5))


@part('condensers', pose=(0, 0, -26), elevation=14, fill=0.92)
def condensers(look):
    """Flat tubes between round headers, and the dryer on the right."""
    alu = m.surface('#c6c9cc', 1, 0.32) if look.key == 'a' else m.surface('#54575b', 1, 0.42)
    bright = m.surface('#b4b7ba', 1, 0.34) if look.key == 'a' else m.surface('#3a3d41', 1, 0.42)
    back = m.surface('#9b9ea2' if look.key == 'a' else '#2c2e31', 0.5, 0.5)
    wide, high, rows = 50.0, 32.0, 30
    step = high / rows
    fins, faces, count = [], [], 170
    for r in range(rows):
        low, top, base = r * step + 0.14, (r + 1) * step - 0.14, len(fins)
        for i in range(count + 1):
            x, z = -wide / 2 + wide * i / count, (low, top)[i % 2]
            fins += [(x, -0.76, z), (x, -0.4, z)]
        faces += [(base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(count)]
    mesh(fins, faces, alu, bevel=0, smooth=5)
    box(wide, 0.1, high, back, (0, -0.35, 0), bevel=0)
    for r in range(rows + 1):
        box(wide, 1.7, 0.28, alu, (0, 0, r * step - 0.14), bevel=0.08)
    for z in (-0.9, high + 0.3):
        box(wide + 1, 1.9, 0.6, alu, (0, 0, z), bevel=0.08)
    for side in (-1, 1):
        lathe([(0, -1.6), (1.2, -1.6), (1.35, -1.4), (1.35, high + 1.4), (1.2, high + 1.6), (0, high + 1.6)], bright, (side * (wide / 2 + 1.1), 0, 0))
        for z in (5, high - 6):
            slab(fillet([(0, -1.1), (3.0, -0.9), (3.0, 0.9), (0, 1.1)], 0.6), 0.5, bright, (side * (wide / 2 + 1.4), -0.4 + (0.5 if side > 0 else 0), z), (90, 0, 0 if side > 0 else 180),
                 holes=[circle(0.4, (2.1, 0))])
    # The dryer.
    x = wide / 2 + 1.1
    lathe([(0, 0), (1.7, 0), (1.9, 0.3), (1.9, 24), (1.6, 24.6), (0, 24.8)], bright, (x + 0.6, -3.0, 1.0))
    lathe([(0, -0.6), (1.1, -0.6), (1.2, 0), (0, 0)], m.plastic('#1d1f22'), (x + 0.6, -3.0, 1.0))
    for z in (3.5, 19):
        box(1.6, 2.6, 1.8, bright, (x + 0.3, -1.4, z), bevel=0.15)
    # The connections on the left: blocks with a bore and a stud.
    for z in (high - 5, 4.5):
        x0 = -wide / 2 - 1.1
        tube([(x0, -0.8, z), (x0, -2.6, z), (x0 + 0.6, -3.6, z), (x0 + 2.0, -4.0, z)], 0.7, bright)
        b = [slab(strap_outline(), 1.6, bright, holes=[circle(0.55)], bevel=0.1), cylinder(0.62, 0.5, m.plastic('#c9251b' if look.dark else '#2c6fb0'), (0, 0, 1.4)),
             thread(0.6, 1.6, m.zinc(), (0, 2.0, 1.2))]
        group(b, (x0 + 2.6, -3.6, z), (90, 0, 0))
    flat_label(look, 7.0, 4.2, [look.number], at=(wide / 2 - 6.0, -0.9, high - 5))
