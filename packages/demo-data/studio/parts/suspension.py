"""Suspension."""
from kit import *


def bush(look, outer, inner, height, rubber=None, shell=None):
    """A rubber bush between two sleeves, its middle at the origin, its axis z."""
    rubber = rubber or m.rubber()
    wall = outer * 0.07
    return group([ring(outer - wall, outer, height * 0.78, shell or look.metal(), (0, 0, -height * 0.39), bevel=0.04),
                  lathe([(inner * 1.02, -height * 0.46), (outer * 0.62, -height * 0.42), (outer * 0.8, -height * 0.34), (outer - wall * 0.8, -height * 0.37),
                         (outer - wall * 0.8, height * 0.37), (outer * 0.8, height * 0.34), (outer * 0.62, height * 0.42), (inner * 1.02, height * 0.46)], rubber, closed=True, bevel=0.05),
                  ring(inner * 0.62, inner * 1.05, height, m.steel(), (0, 0, -height / 2), bevel=0.04)])


def ball_pin(look, ball, length, diameter, castle=True):
    """The boot, cone and thread of a ball joint that points up; the middle of the ball is the origin."""
    boot = m.rubber() if not look.dark else m.surface('#202224', 0, 0.5)
    h = ball
    profile = [(ball * 0.98, h * 0.35), (ball * 1.12, h * 0.5), (ball * 1.18, h * 0.75), (ball * 1.05, h * 1.0), (ball * 0.92, h * 1.12), (ball * 0.94, h * 1.25), (ball * 0.78, h * 1.5),
               (ball * 0.66, h * 1.6), (ball * 0.66, h * 1.75), (diameter * 0.5, h * 1.8), (0, h * 1.8)]
    parts = [lathe([(0, h * 0.3)] + profile, boot, bevel=0.06, smooth=50),
             torus(ball * 1.02, ball * 0.055, m.steel(), (0, 0, h * 0.45)), torus(ball * 0.67, ball * 0.05, m.steel(), (0, 0, h * 1.68)),
             cylinder(diameter * 0.62, length * 0.42, m.steel(), (0, 0, h * 1.75), top=diameter * 0.52, bevel=0.03),
             thread(diameter, length * 0.55, m.zinc(), (0, 0, h * 1.75 + length * 0.42))]
    if castle:
        parts.append(nut(diameter, m.yellow_zinc() if not look.dark else m.zinc(), (0, 0, h * 1.75 + length * 0.58), flange=True))
    return group(parts)


@part('shock-absorbers', pose=(0, 32, 0), elevation=12)
def shock_absorbers(look):
    tube_paint = m.paint('#17191b') if look.dark else m.paint('#2f4f9e')
    lathe([(0, 0), (2.3, 0.05), (2.55, 0.4), (2.6, 1.0), (2.6, 30.0), (2.75, 30.2), (2.75, 31.2), (2.3, 31.6), (1.3, 31.8), (0, 31.8)], tube_paint, bevel=0.08)
    group(can_label(look, 2.62, 20.2, 26.6, ['GAS', look.number], size=1.1, facing=-14, colour=None if look.dark else '#2a2d31'))
    # The seat of the spring: a dish welded around the tube.
    lathe([(2.55, 17.2), (4.0, 17.4), (7.0, 16.6), (7.8, 16.9), (8.0, 17.9), (7.7, 18.1), (7.3, 17.3), (4.2, 18.1), (2.55, 18.5)], tube_paint, closed=True, bevel=0.1)
    # The clamp to the knuckle: two plates with holes.
    for s in (-1, 1):
        plate = fillet([(0, 0), (3.2, 0.6), (5.4, 1.2), (5.4, 3.6), (4.6, 4.8), (5.4, 6.2), (5.4, 8.6), (3.2, 9.4), (0, 10.0)], 0.6)
        o = place(slab(plate, 0.45, tube_paint, holes=[circle(0.6, (4.2, 2.4)), circle(0.6, (4.2, 7.4))], bevel=0.1), (0.8, 2.1 * s + 0.225, 1.2), (90, 0, 0))
    lathe([(2.58, 0), (2.85, 0), (2.85, 10.6), (2.58, 10.6)], tube_paint, (0, 0, 1.0), closed=True, bevel=0.08)
    # The bracket of the stabiliser and the brake hose.
    place(slab(fillet([(0, 0), (3.6, 0.5), (3.6, 2.2), (0, 3.2)], 0.5), 0.3, tube_paint, holes=[circle(0.5, (2.5, 1.35))], bevel=0.06), (-2.3, 0.3, 12.2), (90, 0, 180))
    # The rod.
    cylinder(1.1, 15.5, m.chrome(), (0, 0, 31.6), bevel=0.05)
    lathe([(0, 0), (0.95, 0), (0.95, 0.6), (0.7, 0.8), (0.7, 1.6), (0, 1.6)], m.steel(), (0, 0, 47.1), bevel=0.04)
    thread(1.4, 3.2, m.zinc(), (0, 0, 48.4))
    nut(1.4, m.zinc(), (0, 0, 49.6), flange=True)
    lathe([(0, 0), (1.7, 0), (1.75, 0.5), (1.35, 0.9), (0, 0.9)], m.rubber(), (0, 0, 31.7), bevel=0.1)


@part('shock-absorbers-rear', pose=(0, 36, 0), elevation=12)
def shock_absorbers_rear(look):
    paint = m.paint('#17191b') if look.dark else m.paint('#2f4f9e')
    lathe([(0, 2.2), (2.2, 2.3), (2.4, 2.8), (2.4, 20.0), (2.2, 20.5), (0, 20.6)], paint, bevel=0.08)
    lathe([(2.65, 17.5), (2.8, 17.5), (2.8, 34.0), (2.5, 34.6), (0.8, 34.8), (0, 34.8)] + [(0, 34.5), (2.4, 34.3), (2.65, 33.8)], m.black_plastic() if not look.dark else m.paint(look.colour), bevel=0.06)
    group(can_label(look, 2.41, 6.5, 12.5, ['GAS', look.number], size=1.0, facing=-10))
    cylinder(0.7, 3.0, m.chrome(), (0, 0, 34.6))
    for z in (0.6, 38.2):
        ring(1.55, 2.1, 3.0, paint if z < 5 else m.steel(), (0, 1.5, z), (90, 0, 0), bevel=0.08)
        place(bush(look, 1.6, 0.9, 3.8), (0, 0, z), (90, 0, 0))
    cylinder(0.95, 1.2, paint, (0, 0, 2.2 - 0.4))
    cylinder(0.95, 1.0, m.steel(), (0, 0, 35.6))


@part('coil-springs', pose=(0, 0, 0), elevation=14)
def coil_springs(look):
    coated = m.paint('#1a1c1f') if not look.dark else m.paint('#b3231b')
    def radius(t):
        return 6.3 - 1.1 * max(0, 0.16 - t) / 0.16 - 1.1 * max(0, t - 0.84) / 0.16
    helix(radius, 29, 6.6, 0.68, coated, flat_ends=0.75)
    # Marks of paint, as springs are sorted by, and the maker's tape.
    def mark(t0, t1, colour):
        points = []
        for i in range(13):
            t = t0 + (t1 - t0) * i / 12
            u = min(max((t * 6.6 - 0.75) / 5.1, 0), 1)
            points.append((6.3 * cos(TAU * 6.6 * t), 6.3 * sin(TAU * 6.6 * t), 0.68 + u * (29 - 1.36)))
        tube(points, 0.71, m.printed(colour), smooth=False)
    mark(0.405, 0.43, look.accent if not look.dark else '#f2f2ee')
    mark(0.45, 0.475, '#f2f2ee' if not look.dark else '#ffc21a')


@part('control-arms', pose=(0, 0, 24), elevation=46)
def control_arms(look):
    metal = m.coat('#1b1d20') if look.dark else m.cast_aluminium()
    outline = fillet([(-17, -3.2), (-13.0, -3.6), (-4, -4.0), (5, -9.2), (11.6, -12.6), (14.6, -10.4), (13.8, -7.2), (11.5, -3.0), (10.4, 2.0), (12.6, 6.0), (12.4, 9.6), (8.6, 10.2), (4.6, 6.6), (-4, 2.6), (-13, 0.4), (-17, 0.8)],
                     [1.6, 2, 3, 3, 1.6, 1.6, 2, 4, 4, 2, 1.6, 1.6, 3, 4, 2, 1.6], steps=8)
    window = fillet([(-5.5, -2.0), (4.5, -5.6), (7.8, -4.6), (7.4, 1.6), (4.4, 3.6), (-4.6, 0.6)], 1.3)
    slab(outline, 0.9, metal, (0, 0, 0.6), holes=[window], bevel=0.2)
    # The rim that stiffens it.
    tube([(x * 0.985, y * 0.985, 1.1) for x, y in outline], 0.52, metal, closed=True, smooth=False)
    tube([(x, y, 1.1) for x, y in window], 0.42, metal, closed=True, smooth=False)
    # The bushes: one upright, one lying.
    ring(2.25, 2.9, 3.4, metal, (10.4, 7.6, -0.6), bevel=0.12)
    place(bush(look, 2.3, 1.15, 4.6), (10.4, 7.6, 1.1))
    ring(2.0, 2.6, 4.0, metal, (12.6 - 1.9, -10.6 + 0.6, 1.1), (90, 0, 65), bevel=0.12)
    place(bush(look, 2.05, 1.0, 5.4), (12.6 - 1.9 + 1.8, -10.6 + 0.6 - 0.85, 1.1), (90, 0, 65))
    # The ball joint.
    lathe([(0, -0.6), (1.9, -0.6), (2.3, -0.2), (2.4, 1.9), (2.0, 2.3), (0, 2.3)], metal if look.dark else m.zinc(), (-15.4, -1.3, 0), bevel=0.1)
    place(ball_pin(look, 1.75, 3.4, 1.2), (-15.4, -1.3, 1.6))
    text(look.number, 0.9, metal, (-9.6, -1.6, 1.48), (-90, 0, 0), depth=0.1)


@part('control-arms-rear', pose=(0, 0, 38), elevation=40)
def control_arms_rear(look):
    metal = m.coat('#1b1d20') if look.dark else m.zinc()
    side = fillet([(-16, -1.6), (-8, -2.0), (0, -2.3), (8, -2.0), (16, -1.6), (16, 1.6), (8, 2.0), (0, 2.3), (-8, 2.0), (-16, 1.6)], 1.0)
    slab(side, 0.4, metal, (0, 0, 0.2), holes=[rounded(5, 1.9, 0.9, (-6.5, 0)), rounded(5, 1.9, 0.9, (6.5, 0)), circle(0.8)], bevel=0.08)
    for s in (-1, 1):
        wall = fillet([(-16, 0.2), (16, 0.2), (16, 2.0), (8, 2.8), (-8, 2.8), (-16, 2.0)], 0.7)
        place(slab(wall, 0.35, metal, bevel=0.08), (0, s * 1.85 + 0.18, 0), (90, 0, 0))
        ring(1.75, 2.25, 4.2, metal, (s * 17.2, 2.1, 1.3), (90, 0, 0), bevel=0.1)
        place(bush(look, 1.8, 0.9, 5.2), (s * 17.2, 0, 1.3), (90, 0, 0))
    text(look.number, 1.0, metal, (0, -2.2, 1.5), depth=0.06)


@part('ball-joints', pose=(0, 0, -24), elevation=24)
def ball_joints(look):
    metal = m.coat('#1d1f22') if look.dark else m.zinc()
    plate = fillet([(-4.6, -3.0), (0, -3.6), (4.6, -3.0), (4.9, 0.2), (2.6, 3.2), (1.2, 6.2), (-1.2, 6.2), (-2.6, 3.2), (-4.9, 0.2)], [1.3, 1, 1.3, 1.4, 1, 1.1, 1.1, 1, 1.4])
    slab(plate, 0.75, metal, (0, 0, 1.0), holes=[circle(0.52, (-3.5, -1.6)), circle(0.52, (3.5, -1.6)), circle(0.52, (0, 4.9))], bevel=0.12)
    lathe([(0, 0), (1.6, 0), (2.1, 0.35), (2.35, 1.0), (2.35, 2.2), (2.0, 2.6), (0, 2.6)], metal, bevel=0.12)
    place(ball_pin(look, 1.75, 4.2, 1.25), (0, 0, 1.9))
    for x, y in ((-3.5, -1.6), (3.5, -1.6), (0, 4.9)):
        ring(0.55, 0.85, 0.06, metal, (x, y, 1.74), bevel=0.02)


@part('suspension-bushings', pose=(0, 0, 0), elevation=26)
def suspension_bushings(look):
    rubber = m.rubber() if not look.dark else m.surface('#26282b', 0, 0.5)
    # One stands, one lies before it.
    ring(3.15, 3.4, 4.4, look.metal(), (-2.2, 2.2, 0.9), bevel=0.06)
    def one():
        lobes = [slab(circle(2.9, steps=64), 4.6, rubber, (0, 0, 0.8), holes=[fillet([(1.45 * cos(a + d), 1.45 * sin(a + d)) for d in (-0.62, 0, 0.62)] +
                                                                                    [(2.35 * cos(a + d), 2.35 * sin(a + d)) for d in (0.55, 0, -0.55)], 0.28) for a in (pi / 2, -pi / 2)], bevel=0.12)]
        return group([ring(2.85, 3.15, 4.4, m.zinc() if not look.dark else m.dark_steel(), (0, 0, 0.9), bevel=0.05), ring(3.1, 3.55, 0.3, m.zinc() if not look.dark else m.dark_steel(), (0, 0, 0.9), bevel=0.05),
                      *lobes, lathe([(1.2, 0), (1.35, 0), (1.55, 2.6), (1.35, 6.2), (1.2, 6.2)], rubber, closed=True, bevel=0.05),
                      ring(0.72, 1.25, 6.2, m.steel(), bevel=0.06)])
    place(one(), (-2.2, 2.2, 0))
    place(one(), (1.6, -5.0, 3.55), (-90, 0, 152))


@part('stabiliser-bushings', pose=(0, 0, 24), elevation=24)
def stabiliser_bushings(look):
    rubber = m.rubber() if not look.dark else m.surface('#7d2420', 0, 0.5, specular=0.3)
    outline = [(-2.6, 0), (2.6, 0)] + circle(2.6, (0, 2.4), steps=32, start=0, sweep=180)
    def one():
        o = slab(outline, 4.2, rubber, holes=[circle(1.15, (0, 2.3))], bevel=0.18)
        cut(o, box(0.08, 3, 5, None, (0, 0.0, -0.3), bevel=0))
        parts = [o]
        for z in (0.15, 3.65):
            rib = [(x * 1.07, 2.0 + (y - 2.0) * 1.07) for x, y in outline]
            parts.append(slab([(x, max(0, y)) for x, y in rib], 0.4, rubber, (0, 0, z), holes=[circle(1.2, (0, 2.3))], bevel=0.1))
        return place(group(parts), turn=(90, 0, 0))
    place(one(), (-3.2, 0, 0))
    place(one(), (4.0, 0.4, 0), (0, 0, -10))


@part('stabiliser-links', pose=(0, -50, 0), elevation=16)
def stabiliser_links(look):
    metal = m.coat('#1d1f22') if look.dark else m.zinc()
    cylinder(0.55, 24, metal, (0, 0, 1.0), bevel=0.02)
    for z, side in ((0, -1), (26, 1)):
        housing = lathe([(0, -1.15), (1.2, -1.15), (1.55, -0.8), (1.6, 0.9), (1.3, 1.15), (0, 1.15)], metal, bevel=0.1)
        pin = ball_pin(look, 1.35, 3.0, 1.0)
        place(pin, (0, 0, 0.1))
        lathe([(0, 0), (0.9, 0), (0.65, 1.5), (0.55, 2.2), (0, 2.2)], metal, (0, 0, 1.2 if z == 0 else z - 1.2), (0 if z == 0 else 180, 0, 0), bevel=0.04)
        place(group([housing, pin]), (0, 0, z), (90, 0, 0) if side < 0 else (90, 0, 30))
    text(look.number, 0.62, m.printed('#3a3d40' if not look.dark else '#e8e8e4'), (0, -0.57, 13), (0, 90, 0), depth=0.02)


@part('strut-mounts', pose=(0, 0, 18), elevation=28)
def strut_mounts(look):
    metal = m.coat('#1d1f22') if look.dark else m.zinc()
    plate = fillet([(-8.2, -3.4), (-4.2, -6.2), (4.2, -6.2), (8.2, -3.4), (7.6, 1.6), (2.2, 7.4), (-2.2, 7.4), (-7.6, 1.6)], 2.2)
    slab(plate, 0.5, metal, (0, 0, 1.6), holes=[circle(3.9)], bevel=0.12)
    lathe([(3.8, 0), (5.6, 0.1), (5.9, 0.6), (5.7, 1.7), (5.2, 2.2), (4.6, 3.4), (4.2, 3.6), (3.8, 3.4)], metal, (0, 0, 0.2), closed=True, bevel=0.12)
    rubber = m.rubber()
    lathe([(1.5, 0.8), (3.9, 0.6), (4.25, 1.4), (4.25, 3.5), (3.8, 4.0), (3.1, 4.3), (2.5, 4.0), (2.0, 4.5), (1.5, 4.6)], rubber, (0, 0, 0.2), closed=True, bevel=0.12, smooth=45)
    ring(0.75, 1.7, 4.6, m.steel(), (0, 0, 0.4), bevel=0.1)
    ring(1.0, 2.5, 0.35, m.steel() if not look.dark else m.yellow_zinc(), (0, 0, 4.75), bevel=0.06)
    for x, y in ((-6.4, -2.4), (6.4, -2.4), (0, 5.7)):
        thread(0.8, 2.6, m.yellow_zinc() if not look.dark else m.zinc(), (x, y, 2.0))
        cylinder(0.6, 0.3, metal, (x, y, 2.05), bevel=0.05)
    nut(0.8, m.yellow_zinc() if not look.dark else m.zinc(), (6.4, -2.4, 3.3), flange=True)
    text(look.number, 0.8, metal, (0, -4.75, 2.12), (-90, 0, 0), depth=0.08)


@part('wheel-bearings', pose=(20, 0, 28), elevation=20)
def wheel_bearings(look):
    metal = m.cast_iron() if not look.dark else m.coat('#3a3d40')
    # A hub unit: the wheel's flange with studs, the bearing, the flange of the knuckle.
    flange = lathe([(1.75, 3.4), (3.4, 3.4), (3.6, 3.9), (6.6, 4.1), (6.9, 4.3), (6.9, 5.2), (6.7, 5.4), (3.3, 5.5), (3.3, 6.3), (3.1, 6.5), (2.6, 6.5), (2.5, 5.6), (1.75, 5.4)], metal, closed=True, bevel=0.08, steps=128)
    ring(3.35, 6.75, 0.12, m.turned_steel(), (0, 0, 5.35), bevel=0.03)
    lathe([(3.3, 0.2), (4.2, 0.2), (4.3, 0.5), (4.3, 2.9), (4.1, 3.3), (3.3, 3.3)], m.turned_steel(), closed=True, bevel=0.08)
    knuckle = fillet([(7.0 * cos(TAU * i / 8 + pi / 8) * (1 if i % 2 else 0.78), 7.0 * sin(TAU * i / 8 + pi / 8) * (1 if i % 2 else 0.78)) for i in range(8)], 1.5)
    slab(knuckle, 1.0, metal, (0, 0, 1.3), holes=[circle(4.1), *[circle(0.55, (5.6 * cos(TAU * i / 8 + pi / 8), 5.6 * sin(TAU * i / 8 + pi / 8))) for i in (1, 3, 5, 7)]], bevel=0.12)
    ring(1.5, 1.8, 6.0, m.steel(), bevel=0.04)
    slab(circle(1.62), 5.8, metal, (0, 0, 0.1), holes=[teeth(1.28, 1.5, 30)], bevel=0.04)
    ring(3.3, 3.45, 0.4, m.rubber(), (0, 0, 3.2))
    for i in range(5):
        a = TAU * i / 5
        x, y = 5.1 * cos(a), 5.1 * sin(a)
        cylinder(0.62, 0.3, m.zinc(), (x, y, 3.85), bevel=0.05)
        thread(1.2, 3.6, m.zinc() if not look.dark else m.yellow_zinc(), (x, y, 5.2))
        cylinder(0.66, 0.3, metal, (x, y, 5.3), bevel=0.06)
    text(look.number, 0.7, metal, (0, -4.3, 5.47), (-90, 0, 0), depth=0.06)
