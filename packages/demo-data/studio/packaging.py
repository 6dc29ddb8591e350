"""Bottles, cans and cartons with printed labels. Words come from the look: invented ones only, nobody's trade mark."""
import materials as m
from shapes import around, band, box, cylinder, fillet, group, loft, place, ring, rounded, slab, text


def can_label(look, radius, bottom, top, lines=(), colour=None, sweep=360.0, size=None, facing=0.0):
    """A printed label around a can: the maker's word on its colour, a stripe, and `lines` of small print."""
    height, parts = top - bottom, []
    size = size or min(height * 0.26, radius * 0.5)
    parts.append(band(radius, bottom, top, m.printed(colour or look.colour), sweep, facing))
    parts.append(band(radius + 0.012, bottom + height * 0.14, bottom + height * 0.22, m.printed(look.accent), sweep, facing))
    turn = (0, 0, facing)
    parts.append(text(look.word, size, m.printed(look.ink), (0, 0, bottom + height * 0.68), turn, around_radius=radius + 0.02))
    for i, line in enumerate(lines):
        parts.append(text(line, size * 0.5, m.printed(look.ink), (0, 0, bottom + height * (0.46 - 0.13 * i)), turn,
                          around_radius=radius + 0.02))
    return parts


def flat_label(look, width, height, lines=(), colour=None, at=(0, 0, 0), turn=(0, 0, 0), title=None, ink=None):
    """A printed label that stands upright, is read from -y and has its middle at the origin. `ink`: the colour of the letters, where `colour` is light. The first
    of `lines` is large."""
    colour, ink = colour or look.colour, m.printed(ink or look.ink)
    size = min(height * 0.24, width * 0.19)
    parts = [place(slab(rounded(width, height, min(width, height) * 0.06), 0.02, m.printed(colour), bevel=0.004),
                   (0, 0, 0), (90, 0, 0)),
             box(width * 0.98, 0.02, height * 0.07, m.printed(look.accent), (0, -0.025, -height * 0.38), bevel=0),
             text(title or look.word, size, ink, (0, -0.02, height * 0.28))]
    for i, line in enumerate(lines):
        parts.append(text(line, size * (0.9 if i == 0 else 0.5), ink, (0, -0.02, height * (0.04 - 0.19 * i))))
    return group(parts, at, turn)


def carton(look, width, depth, height, lines=(), at=(0, 0, 0), turn=(0, 0, 0)):
    """A closed printed carton: the maker's colour, a stripe, its word on the front, the number on the side."""
    y = -depth / 2 - 0.012
    size = min(height * 0.2, width * 0.15)
    parts = [box(width, depth, height, m.printed(look.colour), bevel=0.05),
             box(width + 0.02, depth + 0.02, height * 0.16, m.printed(look.accent), (0, 0, height * 0.12), bevel=0.02),
             text(look.word, size, m.printed(look.ink), (0, y, height * 0.66)),
             place(text(look.number, size * 0.7, m.printed(look.ink)), (width / 2 + 0.012, 0, height * 0.6), (0, 0, 90)),
             # The seam of the lid.
             box(width * 1.001, 0.05, 0.02, m.printed('#2a2d31'), (0, 0, height), bevel=0)]
    for i, line in enumerate(lines):
        parts.append(text(line, size * 0.5, m.printed(look.ink), (0, y, height * (0.46 - 0.1 * i))))
    return group(parts, at, turn)


def cap(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), ribs=36):
    """A ribbed screw cap with its ring."""
    parts = [cylinder(radius * 0.97, height, material, (0, 0, height * 0.16), bevel=0.06),
             ring(radius * 0.8, radius, height * 0.13, material, bevel=0.02)]
    parts += around(ribs, lambda i: cylinder(radius * 0.035, height * 0.82, material, (0, 0, height * 0.22), bevel=0, steps=10),
                    radius * 0.97)
    return group(parts, at, turn)


def bottle(width, depth, height, material, shoulder=0.72, neck=1.6, radius=0.3, at=(0, 0, 0), turn=(0, 0, 0)):
    """A moulded bottle with rounded corners: straight up to `shoulder` of its height, then narrowing to a neck of radius
    `neck` (in the middle). Its front is y = -depth / 2."""
    r, rings = min(width, depth) * radius, []
    steps = 12

    def outline(w, d, corner):
        return rounded(w, d, max(0.02, min(corner, w / 2 - 0.01, d / 2 - 0.01)), steps=steps)

    s = height * shoulder
    for z, inset in ((0, 0.5), (0.12, 0.16), (0.4, 0), (s, 0), (s + 0.25, 0.06)):
        rings.append((outline(width - 2 * inset, depth - 2 * inset, r), z))
    for t in (0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1.0):
        k = t * t * (3 - 2 * t)
        w, d = width - 0.12 + (2 * neck - width) * k, depth - 0.12 + (2 * neck - depth) * k
        rings.append((outline(w, d, r + (neck - r) * k), s + 0.25 + (height - s - 0.25) * (0.15 * t + 0.85 * t ** 1.1) * 0.9))
    rings.append((outline(2 * neck, 2 * neck, neck), height))
    return loft(rings, material, at, turn, bevel=0, smooth=60)


def canister(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), neck=1.7, hole=(0.62, 0.24)):
    """A 4 to 5 litre canister: a slanted shoulder with the neck on the left and a handle with a hole on the right. Its front is
    y = -depth / 2. `hole`: the handle's hole, as shares of the width and height. Returns (body, place of the neck)."""
    w, h, r = width / 2, height, width * 0.09
    nx = -w * 0.52
    side = fillet([(-w, 0), (w, 0), (w, h * 0.86), (w * 0.62, h * 0.985), (w * 0.0, h * 0.985), (nx + neck * 1.5, h * 0.93),
                   (nx - neck * 1.25, h * 0.93), (-w, h * 0.78)],
                  [r, r, r * 2.2, r * 1.8, r * 1.2, r * 0.5, r * 0.8, r * 1.8], steps=8)
    hw, hh = width * hole[0], height * hole[1]
    window = fillet([(w - 0.16 * width - hw * 0.62, h * 0.70), (w - 0.13 * width, h * 0.70 - hh * 0.5), (w - 0.13 * width, h * 0.80),
                     (w - 0.24 * width, h * 0.885), (w - 0.16 * width - hw * 0.62, h * 0.885)], r * 0.9, steps=6)
    body = slab(side, depth, material, holes=[window], bevel=depth * 0.13)
    body['smooth'] = 60
    place(body, (0, depth / 2, 0), (90, 0, 0))
    group_ = group([body], at, turn)
    return group_, (nx, 0, h * 0.925)
