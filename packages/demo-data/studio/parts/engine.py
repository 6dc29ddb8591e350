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
    return belt(points, material, [(back, width), (0.05, width), (0, width - 0.05), (0, 0.05), (0.05, 0), (back, 0)][1:5]
                + [(back, 0), (back, width)], (pitch, height))


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
    loop = [(-14.5, -5), (-10, -12), (0, -13), (10, -12.2), (15, -5), (12.5, 2), (9, 8), (6, 13.5), (0, 15.5), (-6, 13.5), (-9, 8), (-12.5, 2)]
    toothed_belt(loop, 2.6, rubber, pitch=1.0, height=0.36, back=0.24)
    ink = m.printed('#e9e4d2' if look.key == 'a' else '#f0c040')
    face, seal = (m.steel(), m.plastic('#7a3b1d')) if look.key == 'a' else (m.plastic('#26282b'), m.plastic('#15161a'))
    # The tensioner: a roller on an eccentric hub with its plate, pointer and slot for a key.
    plate = m.zinc() if look.key == 'a' else m.yellow_zinc()
    hub = roller(3.7, 2.7, m.steel(), seal, m.dark_steel(), 0.62)
    hub += [slab(fillet([(-2.2, -2), (2, -2.4), (4.4, -1.2), (6.0, 0.3), (5.6, 1.7), (3.6, 1.8), (1.6, 2.6), (-2, 2.2)], 0.8), 0.3, plate, (0, 0, -0.3),
                 holes=[circle(0.5, (5.0, 0.6))]),
            slab(circle(1.75), 0.5, plate, (0.0, 0, 2.55), holes=[circle(0.62, (0.35, 0.1)), circle(0.3, (-0.95, 0.3), steps=6)], bevel=0.06),
            slab(fillet([(-0.5, 1.2), (0.5, 1.2), (0.22, 3.2), (-0.22, 3.2)], 0.15), 0.22, plate, (0, 0, 2.7), turn=(0, 0, -140)),
            helix(2.3, 0.9, 1.6, 0.12, m.dark_steel(), (0, 0, -1.2)),
            cylinder(2.0, 0.9, m.dark_steel(), (0, 0, -1.2))]
    group(hub, (-4.9, -4.6, 1.2), (0, 0, 15))
    group(roller(3.0, 2.7, face, seal, m.steel(), 0.55) + [lathe([(0.55, 0), (1.3, 0), (1.3, 0.25), (0.55, 0.25)], m.zinc(), (0, 0, 2.7), closed=True)],
          (4.6, -4.2, 0))
    group(roller(2.3, 2.4, face, seal, m.steel(), 0.45), (0.6, 6.2, 0))
    group([bolt(0.8, 3.6, look.metal(), flange=True)], (-1.4, 0.8, 0))
    text(look.word + '  OHC 137', 1.25, ink, (0, -13.02, 1.3), depth=0.02)
