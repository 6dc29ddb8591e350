"""Filters."""
from kit import *


def pleats(length, depth, height, count, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A folded sheet: folds stand upright and follow each other along x. Solid below, so that no light comes through."""
    vertices, faces, n = [], [], count * 2
    for i in range(n + 1):
        x = (i / n - 0.5) * length
        z = height if i % 2 else height * 0.1
        vertices += [(x, -depth / 2, z), (x, depth / 2, z), (x, -depth / 2, 0), (x, depth / 2, 0)]
    for i in range(n):
        a, b = 4 * i, 4 * i + 4
        faces += [(a, a + 1, b + 1, b), (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1), (a + 2, b + 2, b + 3, a + 3)]
    o = mesh(vertices, faces, material, at, turn, bevel=0)
    o['smooth'] = 10
    return o


def star(inner, outer, count):
    """The outline of a round folded sheet."""
    return [((outer if i % 2 else inner) * cos(TAU * i / (2 * count)), (outer if i % 2 else inner) * sin(TAU * i / (2 * count)))
            for i in range(2 * count)]


@part('oil-filters', pose=(0, 0, 0), elevation=22, fill=0.84)
def oil_filters(look):
    colour = '#f2f2ef' if not look.dark else '#1b1d20'
    body = m.surface('#cdcecb', 0, 0.3, coat=0.8) if not look.dark else m.paint(colour)
    def can():
        shell = lathe([(0, 9.6), (2.2, 9.6), (3.3, 9.35), (3.75, 8.7), (3.8, 8.0), (3.8, 1.0), (3.95, 0.75), (3.95, 0.3), (3.7, 0.1), (0, 0.1)], body, bevel=0.08)
        flutes = around(16, lambda i: cylinder(0.3, 2.2, body, (0, 0, 6.9), bevel=0.1, steps=16), radius=3.66)
        label = can_label(look, 3.81, 1.6, 6.4, ['OIL FILTER', look.number], size=1.15)
        return [shell, *flutes, *label]
    group(can(), (-3.1, 2.0, 0))
    # The second one lies and shows its thread and seal.
    plate = lathe([(0.95, 0.2), (3.0, 0.25), (3.1, 0.05), (3.6, 0.0), (3.6, 0.3), (0.95, 0.6)], m.zinc(), closed=True, bevel=0.05)
    drilled(plate, *circle(1.9, steps=8), radius=0.32)
    inside = [plate, torus(3.15, 0.3, m.rubber(), (0, 0, 0.05)), cylinder(3.3, 0.2, m.black_plastic(), (0, 0, 0.7)),
              lathe([(0.95, 0.1)] + [(0.85 if i % 2 else 0.95, 0.1 + 0.13 * i) for i in range(1, 9)] + [(1.1, 1.1), (1.1, 0.1)], m.steel(), closed=True, bevel=0),
              cylinder(0.9, 0.1, m.black_plastic(), (0, 0, 1.0))]
    shell = lathe([(3.6, 0.1), (3.95, 0.3), (3.95, 0.75), (3.8, 1.0), (3.8, 8.0), (3.75, 8.7), (3.3, 9.35), (2.2, 9.6), (0, 9.6)], body, bevel=0.08)
    flutes = around(16, lambda i: cylinder(0.3, 2.2, body, (0, 0, 6.9), bevel=0.1, steps=16), radius=3.66)
    group([*inside, shell, *flutes, *can_label(look, 3.81, 1.6, 6.4, ['OIL FILTER', look.number], size=1.15, facing=200)], (2.6, -4.6, 3.95), (-90, 0, -24))


@part('air-filters', pose=(62, 0, 24), elevation=18)
def air_filters(look):
    frame = m.surface('#c96a1c', 0, 0.6, specular=0.3) if not look.dark else m.surface('#24272a', 0, 0.6, specular=0.3)
    paper = m.paper('#efe6cf') if not look.dark else m.paper('#d9a12a')
    pleats(25.4, 17.4, 3.6, 52, paper, (0, 0, 0.6))
    # The soft frame: a lower body and a wider sealing lip.
    slab(rounded(28, 20, 1.6), 2.6, frame, (0, 0, 0.2), holes=[rounded(25.2, 17.2, 0.5)], bevel=0.3)
    slab(rounded(29.6, 21.6, 2.0), 1.3, frame, (0, 0, 2.4), holes=[rounded(25.4, 17.4, 0.6)], bevel=0.45)
    for y in (-5.8, 0, 5.8):
        tube([(-12.7, y, 4.22), (12.7, y, 4.22)], 0.12, m.printed('#f4f1e6'), smooth=False)
    text(look.word, 1.5, frame, (0, -9.8, 3.74), (-90, 0, 0), depth=0.12)
    text(look.number, 1.1, frame, (9, 9.9, 3.74), (-90, 0, 0), depth=0.12)


def cabin(look, sheet, frame):
    pleats(23.6, 19.4, 2.5, 34, sheet, (0, 0, 0.3))
    slab(rounded(24.6, 20.6, 0.4), 3.0, frame, holes=[rounded(23.8, 19.6, 0.1)], bevel=0.06)
    box(24.8, 0.4, 2.9, m.surface('#3a3d40', 0, 0.9), (0, -10.4, 0.05), bevel=0.08)
    box(24.8, 0.03, 2.0, m.printed(look.colour), (0, -10.62, 0.5), bevel=0)
    text(look.word, 1.5, m.printed(look.ink), (-6.2, -10.64, 1.5))
    text('AIR FLOW', 1.0, m.printed(look.ink), (2.6, -10.64, 1.5))
    place(slab([(0, -0.22), (2.6, -0.22), (2.6, -0.7), (4.0, 0), (2.6, 0.7), (2.6, 0.22), (0, 0.22)], 0.03, m.printed(look.ink), bevel=0), (6.6, -10.63, 1.5), (90, 0, 0))


@part('cabin-filters', pose=(48, 0, 26), elevation=18)
def cabin_filters(look):
    cabin(look, m.paper('#e6e7e4' if not look.dark else '#d4dfe6'), m.felt('#cfd1cf' if not look.dark else '#b9c3cb'))


@part('cabin-filters-carbon', pose=(48, 0, 26), elevation=18)
def cabin_filters_carbon(look):
    cabin(look, m.paper('#77797b' if not look.dark else '#5d6164'), m.felt('#56585a' if not look.dark else '#3f4346'))


@part('fuel-filters', pose=(0, -62, 24), elevation=20)
def fuel_filters(look):
    body = m.aluminium() if not look.dark else m.paint('#1b1d20')
    lathe([(0, 0), (1.5, 0.05), (2.5, 0.35), (2.75, 0.9), (2.75, 1.3), (2.85, 1.4), (2.85, 1.75), (2.75, 1.85), (2.75, 11.2), (2.85, 11.3), (2.85, 11.7), (2.75, 11.8),
           (2.6, 12.3), (1.4, 12.8), (0, 12.85)], body, bevel=0.06)
    group(can_label(look, 2.76, 3.2, 9.8, ['FUEL FILTER', look.number], size=0.95))
    # The arrow of the flow.
    for z, s in ((-2.8, 1), (12.7, 1)):
        lathe([(0.25, 0), (0.4, 0), (0.4, 2.0), (0.52, 2.15), (0.42, 2.6), (0.42, 2.9), (0.25, 2.9)] if z > 0 else
              [(0.25, 0), (0.42, 0), (0.42, 0.3), (0.52, 0.75), (0.4, 0.9), (0.4, 3.0), (0.25, 3.0)], m.steel() if not look.dark else m.zinc(), (0, 0, z), closed=True, bevel=0.02)
    place(group([lathe([(0.25, 0), (0.4, 0), (0.4, 2.0), (0.52, 2.15), (0.42, 2.6), (0.42, 2.9), (0.25, 2.9)], m.steel(), closed=True, bevel=0.02)]), (1.5, 0, 12.3))
    # Caps against dust.
    cylinder(0.58, 1.1, m.plastic('#d2372a' if not look.dark else '#2f7fd0'), (0, 0, 14.9), bevel=0.12)
    cylinder(0.58, 1.1, m.plastic('#d2372a' if not look.dark else '#2f7fd0'), (1.5, 0, 14.5), bevel=0.12)
    cylinder(0.58, 1.1, m.plastic('#d2372a' if not look.dark else '#2f7fd0'), (0, 0, -3.2), bevel=0.12)


@part('transmission-filters', pose=(0, 0, 28), elevation=36)
def transmission_filters(look):
    top = m.zinc() if not look.dark else m.plastic('#1d1f22')
    lower = m.black_plastic() if not look.dark else m.plastic('#2b2e31')
    outline = fillet([(-8, -5.5), (6.5, -5.5), (8.5, -2.5), (8.5, 4.0), (4.0, 6.5), (-5.5, 6.5), (-8, 4.5)], 1.8)
    inner = [(x * 0.9, y * 0.88) for x, y in outline]
    slab(outline, 1.3, lower, bevel=0.25)
    slab([(x * 1.05, y * 1.06) for x, y in outline], 0.35, top, (0, 0, 1.2), bevel=0.1)
    slab(inner, 0.9, top, (0, 0, 1.4), bevel=0.4)
    for x in (-4.6, -2.2, 0.2, 2.6, 5.0):
        slab(rounded(0.7, 6.2, 0.35, (x, 0.3)), 0.35, top, (0, 0, 2.15), bevel=0.17)
    # The neck with its seal, and the ears for bolts.
    lathe([(1.2, 0), (1.65, 0), (1.65, 1.9), (1.9, 2.0), (1.9, 2.2), (1.6, 2.4), (1.6, 3.0), (1.2, 3.0)], top, (-5.4, 3.6, 2.0), closed=True, bevel=0.06)
    torus(1.66, 0.22, m.surface('#c2401f' if not look.dark else '#191a1b', 0, 0.5), (-5.4, 3.6, 4.5))
    cylinder(1.25, 0.2, m.surface('#222426', 0, 0.7), (-5.4, 3.6, 3.2), bevel=0)
    for x, y in ((9.2, 0.5), (-8.6, -1.2)):
        slab(rounded(2.6, 2.0, 0.8), 0.7, top, (x, y, 1.15), holes=[circle(0.42, (0.3 if x > 0 else -0.3, 0))], bevel=0.12)
    text(look.word, 1.0, top if look.dark else m.printed('#4a4d50'), (1.8, -4.2, 2.3), (-90, 0, 0), depth=0.1)
    # The pan's gasket under it.
    gasket = fillet([(-11, -8), (10.5, -8), (12, -5.5), (12, 7.5), (9, 9.6), (-9.5, 9.6), (-11.5, 7.5)], 2.2)
    band_ = [(x * 0.9, y * 0.88) for x, y in gasket]
    holes = [circle(0.32, p) for p in ((-10.4, -7), (-3.6, -7.45), (3.6, -7.45), (9.9, -7), (11.3, 0.8), (10.2, 7.8), (3, 9.0), (-4, 9.0), (-10.4, 7.9), (-10.7, 0.4))]
    slab(gasket, 0.2, m.surface('#3a3c3e', 0, 0.75) if not look.dark else m.surface('#7b4a32', 0, 0.8), (0, 0, -0.2), holes=[band_, *holes], bevel=0.04)
