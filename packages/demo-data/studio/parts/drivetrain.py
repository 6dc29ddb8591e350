"""Drive train: joints, clutches, boots."""
from mathutils import Matrix, Vector

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
