"""Bolts, nuts, threads and other small things that every part has."""
import materials as m
from shapes import box, circle, cut, cylinder, group, lathe, place, regular, ring, rounded, slab


def thread(diameter, length, material=None, at=(0, 0, 0), turn=(0, 0, 0), pitch=None):
    """A threaded rod that stands on z = 0."""
    pitch = pitch or max(0.1, diameter * 0.14)
    r, count = diameter / 2, max(2, round(length / pitch))
    step, deep = length / count, pitch * 0.55
    profile = [(0, 0), (r - deep, 0)]
    for i in range(count):
        profile += [(r - deep, (i + 0.08) * step), (r, (i + 0.42) * step), (r, (i + 0.58) * step), (r - deep, (i + 0.92) * step)]
    profile += [(r - deep, length), (0, length)]
    return lathe(profile, material or m.zinc(), at, turn, bevel=0, steps=40, smooth=20)


def hex_head(diameter, material=None, at=(0, 0, 0), turn=(0, 0, 0), height=None):
    """The head of a bolt of `diameter`, with its chamfer."""
    across, height = diameter * 1.65, height or diameter * 0.65
    head = slab(regular(6, across), height, material or m.zinc(), bevel=min(0.06, height * 0.2))
    return place(head, at, turn)


def nut(diameter, material=None, at=(0, 0, 0), turn=(0, 0, 0), flange=False):
    material = material or m.zinc()
    parts = [slab(regular(6, diameter * 1.65), diameter * 0.8, material, holes=[circle(diameter * 0.47)], bevel=0.05)]
    if flange:
        parts.append(ring(diameter * 0.5, diameter * 1.15, diameter * 0.18, material))
    return group(parts, at, turn)


def washer(diameter, material=None, at=(0, 0, 0), turn=(0, 0, 0)):
    return ring(diameter * 0.53, diameter * 1.1, diameter * 0.16, material or m.zinc(), at, turn, bevel=0.02)


def bolt(diameter, length, material=None, at=(0, 0, 0), turn=(0, 0, 0), threaded=0.6, flange=False):
    """Stands on its head: the shank points up. `threaded`: the share of the shank with a thread."""
    material = material or m.zinc()
    head = diameter * 0.65
    plain = length * (1 - threaded)
    parts = [hex_head(diameter, material), thread(diameter, length - plain, material, (0, 0, head + plain))]
    if plain > 0:
        parts.append(cylinder(diameter / 2, plain, material, (0, 0, head)))
    if flange:
        parts.append(cylinder(diameter * 1.1, head * 0.35, material, (0, 0, head * 0.65)))
    return group(parts, at, turn)


def drilled(target, *places, radius, depth=200.0):
    """Drills holes down along z at (x, y) places."""
    return cut(target, *[cylinder(radius, depth, None, (x, y, -depth / 2), bevel=0, steps=32) for x, y in places])


def plug(look, pins=2, width=1.6, height=1.1, length=2.0, at=(0, 0, 0), turn=(0, 0, 0), material=None):
    """An electrical connector: an open moulded housing along x, with a latch and its pins."""
    material = material or look.plastic()
    shell = slab(rounded(width, height, 0.18), length, material, holes=[rounded(width - 0.3, height - 0.3, 0.12)], bevel=0.03)
    parts = [shell, slab(rounded(width, height, 0.18), length * 0.35, material, bevel=0.03),
             box(width * 0.34, 0.22, length * 0.62, material, (0, height / 2 + 0.1, length * 0.18), bevel=0.03),
             box(width * 0.44, 0.3, 0.18, material, (0, height / 2 + 0.14, length * 0.6), bevel=0.03)]
    for i in range(pins):
        x = (i - (pins - 1) / 2) * (width - 0.5) / max(1, pins)
        parts.append(box(0.12, 0.06, length * 0.45, m.brass(), (x, 0, length * 0.3), bevel=0.01))
    for z in (0.1, 0.3):
        parts.append(slab(rounded(width + 0.12, height + 0.12, 0.2), 0.09, material, (0, 0, length * z), bevel=0.02))
    return place(group([place(group(parts), turn=(0, 90, 0))]), at, turn)
