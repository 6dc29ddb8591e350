"""Ignition and injection."""
from mathutils import Matrix, Vector

from kit import *


def spark_plug(look, fine=False):
    """Its terminal points up, its electrode is at z = 0."""
    metal = m.zinc() if look.key == 'a' else m.surface('#b9bcc0', 1, 0.22)
    white = m.ceramic()
    ring(0.36, 0.62, 0.5, metal, (0, 0, 0.35), bevel=0.04)
    thread(1.36, 2.2, metal, (0, 0, 0.62), pitch=0.125)
    ring(0.6, 0.78, 0.16, metal, (0, 0, 2.82), bevel=0.03)
    torus(0.82, 0.13, metal, (0, 0, 3.02))
    lathe([(0, 2.9), (0.92, 3.15), (0.98, 3.25), (0.98, 3.75), (0.8, 3.85), (0.8, 4.0), (0, 4.0)], metal)
    slab(regular(6, 1.6 if look.key == 'a' else 1.62), 1.15, metal, (0, 0, 3.95), bevel=0.07)
    lathe([(0, 5.0), (0.78, 5.05), (0.78, 5.4), (0.62, 5.55), (0, 5.55)], metal)
    # The insulator with its five ribs, and the terminal.
    profile = [(0, 5.4), (0.53, 5.4), (0.53, 6.35)]
    for i in range(5):
        z = 6.4 + i * 0.26
        profile += [(0.5, z), (0.42, z + 0.06), (0.42, z + 0.12), (0.5, z + 0.19)]
    profile += [(0.5, 7.75), (0.46, 7.95), (0.36, 8.0), (0, 8.0)]
    lathe(profile, white, bevel=0.02)
    lathe([(0, 7.95), (0.22, 7.95), (0.22, 8.12), (0.31, 8.2), (0.33, 8.4), (0.25, 8.52), (0.25, 8.66), (0.33, 8.76), (0.31, 8.98), (0.2, 9.08), (0, 9.08)],
          metal, bevel=0.02)
    ink = m.printed('#1f4f9f' if look.key == 'a' else '#b3201a')
    text(look.word, 0.34, ink, (0, 0, 5.94), around_radius=0.535)
    # Nose, centre electrode and ground electrode.
    lathe([(0, 0.6), (0.3, 0.6), (0.2, 0.2), (0, 0.2)], white)
    if fine:
        cylinder(0.13, 0.2, m.steel(), (0, 0, 0.15))
        cylinder(0.045, 0.2, m.chrome(), (0, 0, -0.02), bevel=0)
    else:
        cylinder(0.13, 0.22, m.copper() if look.key == 'a' else m.steel(), (0, 0, 0.02), bevel=0.01)
    flat = [(0.13, -0.06), (0.13, 0.06), (-0.13, 0.06), (-0.13, -0.06)]
    tube([(0, -0.5, 0.4), (0, -0.5, 0.1), (0, -0.44, -0.12), (0, -0.25, -0.17), (0, 0.18, -0.17)], 1, m.steel(), section=flat, steps=6)
    if fine:
        cylinder(0.05, 0.1, m.chrome(), (0, 0, -0.13), bevel=0)


@part('spark-plugs', pose=(0, -97, 40), elevation=40)
def spark_plugs(look):
    spark_plug(look)
