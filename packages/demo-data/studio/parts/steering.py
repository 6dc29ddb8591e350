"""Steering."""
from kit import *


def boot_and_pin(look, ball, length, diameter):
    """The boot, cone, thread and nut of a ball joint that points up; the middle of the ball is the origin."""
    h = ball
    return group([lathe([(0, h * 0.3), (ball * 0.98, h * 0.35), (ball * 1.12, h * 0.5), (ball * 1.18, h * 0.75), (ball * 1.05, h), (ball * 0.92, h * 1.12), (ball * 0.94, h * 1.25), (ball * 0.78, h * 1.5),
                         (ball * 0.66, h * 1.6), (ball * 0.66, h * 1.75), (0, h * 1.8)], m.rubber(), bevel=0.06, smooth=50),
                  torus(ball * 1.02, ball * 0.055, m.steel(), (0, 0, h * 0.45)), torus(ball * 0.67, ball * 0.05, m.steel(), (0, 0, h * 1.68)),
                  cylinder(diameter * 0.62, length * 0.42, m.steel(), (0, 0, h * 1.75), top=diameter * 0.52, bevel=0.03),
                  thread(diameter, length * 0.55, m.zinc(), (0, 0, h * 1.75 + length * 0.42)),
                  nut(diameter, m.yellow_zinc() if not look.dark else m.zinc(), (0, 0, h * 1.75 + length * 0.6))])


@part('tie-rod-ends', pose=(0, -22, 28), elevation=24)
def tie_rod_ends(look):
    metal = m.coat('#1d1f22') if look.dark else m.zinc()
    lathe([(0, 0), (1.35, 0), (1.75, 0.4), (1.85, 1.2), (1.85, 2.4), (1.55, 2.8), (0, 2.8)], metal, bevel=0.1)
    ring(1.0, 1.5, 0.12, metal, (0, 0, -0.06), bevel=0.04)
    place(boot_and_pin(look, 1.45, 3.8, 1.2), (0, 0, 2.0))
    # The forged neck, bent, and the shank with its thread.
    tube([(1.0, 0, 1.4), (3.0, 0, 1.4), (5.0, 0, 1.2), (7.4, 0, 0.9), (9.4, 0, 0.9)], [1.15, 1.0, 0.88, 0.85, 0.85], metal)
    thread(1.4, 6.4, m.zinc() if not look.dark else m.steel(), (9.2, 0, 0.9), (0, 90, 0))
    group([hex_head(1.25, metal, height=1.2)], (8.2, 0, 0.9), (0, 90, 0))
    nut(1.4, m.zinc(), (12.2, 0, 0.9), (0, 90, 0))
    text(look.number, 0.6, metal, (5.0, -0.86, 1.2), (0, 4, 0), depth=0.1)


@part('tie-rods', pose=(0, -38, 0), elevation=16)
def tie_rods(look):
    metal = m.coat('#1d1f22') if look.dark else m.zinc()
    # The ball's housing with its thread, the rod, the thread at the other end.
    thread(1.8, 2.2, m.steel(), (-13.0, 0, 0), (0, 90, 0))
    lathe([(0, 0), (1.3, 0), (1.75, 0.3), (1.75, 3.0), (1.45, 3.6), (1.2, 3.9), (0.9, 3.9), (0, 3.6)], metal, (-11.0, 0, 0), (0, 90, 0), bevel=0.08)
    for s in (-1, 1):
        box(1.7, 0.12, 1.5, m.steel(), (-9.4, s * 1.72, -0.75), bevel=0.03)
    ring(0.75, 1.0, 0.4, m.black_plastic(), (-7.25, 0, 0), (0, 90, 0), bevel=0.05)
    lathe([(0, 0), (0.6, 0), (0.72, 1.4), (0.72, 12.4), (0.64, 12.8), (0, 12.8)], metal, (-7.6, 0, 0), (0, 90, 0), bevel=0.05)
    group([slab(regular(4, 1.35), 1.4, metal, bevel=0.06)], (2.4, 0, 0), (0, 90, 0))
    thread(1.4, 8.0, m.zinc() if not look.dark else m.steel(), (5.0, 0, 0), (0, 90, 0))
    nut(1.4, m.yellow_zinc() if not look.dark else m.zinc(), (7.0, 0, 0), (0, 90, 0))
    text(look.number, 0.55, m.printed('#3a3d40' if not look.dark else '#e8e8e4'), (-2.4, -0.74, 0), depth=0.02)
