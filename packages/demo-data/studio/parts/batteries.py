"""Starter batteries."""
from kit import *


def printed_sign(outline, colour, at, holes=()):
    """A flat printed shape that stands upright and is read from -y."""
    return place(slab(outline, 0.02, m.printed(colour), holes=holes, bevel=0.003), at, (90, 0, 0))


def post(at, colour):
    """A terminal: a cone of lead on its foot, a coloured ring."""
    lead = m.surface('#a8acb0', 1, 0.45)
    return group([cylinder(1.75, 0.35, m.plastic(colour), bevel=0.08), ring(0.9, 1.35, 0.55, m.plastic(colour), bevel=0.08),
                  lathe([(0, 0), (0.98, 0), (0.98, 0.5), (0.9, 0.6), (0.84, 2.0), (0.74, 2.12), (0, 2.12)], lead, bevel=0.05)], at)


@part('batteries', pose=(0, 0, 27), elevation=24)
def batteries(look):
    w, d, h = 24.2, 17.5, 16.6
    case = m.plastic('#24272b', 0.4)
    lid = m.plastic('#1d4f9c' if not look.dark else '#b9231a', 0.36)
    # The case: a lip at the foot, shallow ribs at its ends.
    slab(rounded(w, d, 0.7), 1.0, case, bevel=0.12)
    slab(rounded(w - 1.0, d - 1.0, 0.6), h, case, (0, 0, 0.4), bevel=0.15)
    for x in (-1, 1):
        for i in range(6):
            box(0.3, 0.9, h - 4.6, case, (x * (w / 2 - 0.46), (i - 2.5) * 2.5, 1.4), bevel=0.12)
    # The lid: a rim that overhangs, a raised middle with the vent strip, hollows in front of the posts.
    slab(rounded(w, d, 0.8), 2.2, lid, (0, 0, h - 1.0), bevel=0.22)
    for x in (-1, 1):
        box(2.2, 0.36, 0.8, lid, (x * 7.6, -d / 2 + 0.02, h - 1.5), bevel=0.1)
    slab(fillet([(-w / 2 + 0.9, -d / 2 + 0.9), (w / 2 - 0.9, -d / 2 + 0.9), (w / 2 - 0.9, 3.6), (6.9, 3.6), (6.3, 7.9), (-6.3, 7.9), (-6.9, 3.6), (-w / 2 + 0.9, 3.6)], 0.6),
         1.1, lid, (0, 0, h + 1.0), bevel=0.2)
    top = h + 2.1
    slab(rounded(17.6, 3.0, 0.5, (0, 4.6)), 0.3, m.plastic('#24272b', 0.5), (0, 0.4, top - 0.08), bevel=0.08)
    for i in range(6):
        x = (i - 2.5) * 2.8
        cylinder(1.05, 0.2, m.plastic('#24272b', 0.5), (x, 5.0, top + 0.18), bevel=0.06)
        box(1.3, 0.22, 0.1, m.plastic('#3a3e43', 0.5), (x, 5.0, top + 0.36), bevel=0.03)
    post((-9.3, 6.1, h + 1.15), '#c9251b' if not look.dark else '#d8d8d6')
    post((9.3, 6.1, h + 1.15), '#2a5fb0' if not look.dark else '#1b1d20')
    dark = m.plastic('#15171a', 0.5)
    for x, plus in ((-9.3, True), (9.3, False)):
        y = 2.2
        box(1.7, 0.42, 0.1, dark, (x, y, top - 0.02), bevel=0.03)
        if plus:
            box(0.42, 1.7, 0.1, dark, (x, y, top - 0.02), bevel=0.03)
    # The carrying strap lies folded on the lid.
    strap = m.plastic('#15171a', 0.5)
    for y in (-3.0,):
        tube([(-10.6, y + 2.0, top + 0.1), (-10.4, y, top + 0.25), (-8.6, y - 1.2, top + 0.3), (0, y - 1.4, top + 0.32), (8.6, y - 1.2, top + 0.3), (10.4, y, top + 0.25), (10.6, y + 2.0, top + 0.1)],
             0.42, strap)
        slab(rounded(11, 1.5, 0.6, (0, y - 1.4)), 0.5, strap, (0, 0, top + 0.1), bevel=0.2)
    for x in (-1, 1):
        box(1.4, 1.4, 0.5, strap, (x * 10.6, -0.6, top - 0.05), bevel=0.12)
    cylinder(0.55, 0.12, m.surface('#2fb45a', 0, 0.12, coat=1.0), (0, 1.4, top), bevel=0.02)
    ring(0.5, 0.8, 0.16, dark, (0, 1.4, top), bevel=0.03)
    # The label.
    front = -(d - 1.0) / 2 - 0.01
    ground = '#12468f' if not look.dark else '#f1f1ee'
    ink = '#ffffff' if not look.dark else '#1b1d20'
    lw, lh, z = 21.4, 11.4, 8.0
    printed_sign(rounded(lw, lh, 0.4), ground, (0, front, z))
    y = front - 0.02
    text(look.word, 3.5, m.printed(ink), (-1.6, y, z + 2.9), depth=0.02)
    accent = '#ffc21a' if not look.dark else '#c9251b'
    printed_sign([(-lw / 2, -4.6), (lw / 2, -4.6), (lw / 2, 0.8), (-lw / 2, -0.9)], accent, (0, front - 0.015, z))
    text('12 V', 3.7, m.printed('#16181b' if not look.dark else '#ffffff'), (-5.4, y - 0.02, z - 2.9), depth=0.02)
    # A bolt of lightning in a disc.
    printed_sign(circle(2.5), ink, (6.6, y - 0.01, z - 0.9))
    printed_sign([(0.5, 2.0), (-1.25, -0.35), (-0.15, -0.35), (-0.6, -2.0), (1.25, 0.45), (0.15, 0.45)], '#12468f' if not look.dark else '#ffc21a', (6.6, y - 0.03, z - 0.9))
