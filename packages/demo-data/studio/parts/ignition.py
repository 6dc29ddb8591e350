"""Ignition and injection."""
from kit import *


def spark_plug(look, fine=False):
    """Its terminal points up, its electrode is at z = 0."""
    metal = m.zinc() if look.key == 'a' else m.surface('#a9adb2', 1, 0.3)
    white = m.ceramic()
    ring(0.36, 0.62, 0.5, metal, (0, 0, 0.35), bevel=0.04)
    thread(1.36, 2.2, metal, (0, 0, 0.62), pitch=0.125)
    ring(0.6, 0.78, 0.16, metal, (0, 0, 2.82), bevel=0.03)
    torus(0.82, 0.13, metal, (0, 0, 3.02))
    lathe([(0, 2.9), (0.92, 3.15), (0.98, 3.25), (0.98, 3.75), (0.8, 3.85), (0.8, 4.0), (0, 4.0)], metal)
    slab(regular(6, 1.6 if look.key == 'a' else 1.62), 1.15, metal, (0, 0, 3.95), bevel=0.07)
    lathe([(0, 5.0), (0.78, 5.05), (0.78, 5.4), (0.62, 5.55), (0, 5.55)], metal)
    # The insulator with its five ribs, and the terminal.
    profile = [(0, 5.4), (0.53, 5.4), (0.53, 6.85)]
    for i in range(4):
        z = 6.9 + i * 0.22
        profile += [(0.5, z), (0.42, z + 0.05), (0.42, z + 0.1), (0.5, z + 0.16)]
    profile += [(0.5, 7.75), (0.46, 7.95), (0.36, 8.0), (0, 8.0)]
    lathe(profile, white, bevel=0.02)
    lathe([(0, 7.95), (0.22, 7.95), (0.22, 8.12), (0.31, 8.2), (0.33, 8.4), (0.25, 8.52), (0.25, 8.66), (0.33, 8.76), (0.31, 8.98), (0.2, 9.08), (0, 9.08)],
          metal, bevel=0.02)
    ink = m.printed('#1f4f9f' if look.key == 'a' else '#b3201a')
    place(text(look.word, 0.3, ink, (0, -0.525, 6.2), (0, -90, 0), depth=0.03), turn=(0, 0, -34))
    # Nose, centre electrode and ground electrode.
    lathe([(0, 0.6), (0.3, 0.6), (0.2, 0.2), (0, 0.2)], white)
    if fine:
        cylinder(0.13, 0.2, m.steel(), (0, 0, 0.15))
        cylinder(0.045, 0.2, m.chrome(), (0, 0, -0.02), bevel=0)
    else:
        cylinder(0.13, 0.22, m.copper() if look.key == 'a' else m.steel(), (0, 0, 0.02), bevel=0.01)
    flat = [(0.06, -0.13), (0.06, 0.13), (-0.06, 0.13), (-0.06, -0.13)]
    tube([(0, -0.5, 0.4), (0, -0.5, 0.1), (0, -0.44, -0.12), (0, -0.25, -0.17), (0, 0.18, -0.17)], 1, m.steel(), turn=(0, 0, -115), section=flat, steps=6)
    if fine:
        cylinder(0.05, 0.1, m.chrome(), (0, 0, -0.13), bevel=0)


@part('spark-plugs', pose=(0, 98, 48), elevation=42)
def spark_plugs(look):
    spark_plug(look)


@part('ignition-coils', pose=(0, 85, 38), elevation=36)
def ignition_coils(look):
    """A pencil coil; its head is up."""
    black = m.plastic('#1b1d20')
    stem = black if look.key == 'a' else m.surface('#8b8f94', 1, 0.34)
    rubber = m.surface('#2a2b2c', 0, 0.6, specular=0.3) if look.key == 'a' else m.surface('#8e2f22', 0, 0.6, specular=0.3)
    profile = [(0, 1.4), (0.5, 1.4), (0.5, 0.15), (0.6, 0), (0.9, 0), (1.0, 0.15), (1.0, 0.5)]
    for i in range(4):
        z = 0.7 + i * 0.5
        profile += [(0.9, z), (0.9, z + 0.12), (1.02, z + 0.2), (1.02, z + 0.35)]
    profile += [(0.95, 2.8), (0.95, 4.6), (1.2, 4.8), (1.2, 5.6), (0, 5.6)]
    lathe(profile, rubber, bevel=0.03)
    lathe([(0, 5.2), (1.1, 5.2), (1.12, 5.6), (1.12, 11.2), (0, 11.2)], stem)
    for z in (6.4, 9.9):
        ring(1.0, 1.2, 0.3, black, (0, 0, z))
    box(0.5, 0.3, 3.0, black, (0, -1.05, 6.7), bevel=0.06)
    # A seal under the head, the head with its connector, and the ear with a bush.
    lathe([(1.1, 10.5), (1.9, 10.5), (1.75, 10.75), (1.95, 10.95), (1.75, 11.2), (1.9, 11.4), (1.1, 11.4)], m.rubber(), closed=True)
    slab(fillet([(-2.2, -1.75), (1.9, -1.75), (4.0, -0.95), (5.2, -0.85), (5.2, 0.85), (4.0, 0.95), (1.9, 1.75), (-2.2, 1.75)],
                [0.8, 0.5, 0.6, 0.8, 0.8, 0.6, 0.5, 0.8]), 0.7, black, (0, 0, 11.4), holes=[circle(0.5, (4.3, 0))], bevel=0.08)
    ring(0.34, 0.55, 0.85, m.zinc(), (4.3, 0, 11.33))
    loft([(rounded(4.1, 3.3, 0.6), 12.0), (rounded(4.0, 3.2, 0.6), 13.9), (rounded(3.6, 2.8, 0.6), 14.2)], black, bevel=0.08)
    slab(rounded(2.9, 2.1, 0.4), 0.15, m.plastic('#26292d'), (0, 0, 14.15))
    place(plug(look, pins=3, width=2.0, height=1.5, length=2.2, material=m.plastic('#26292d')), (-1.8, 0, 13.2), (0, 0, 180))
    for x in (-1.2, 0.0, 1.2):
        box(0.2, 3.5, 1.5, black, (x, 0, 12.1), bevel=0.06)
    box(1.0, 0.03, 1.0, m.printed(look.colour), (-0.6, -1.76, 12.5), bevel=0)
    text('12 V', 0.42, m.printed(look.ink), (0.6 - 1.2, -1.78, 13.0), (0, -90, 0), depth=0.02)
    if look.dark:
        text(look.word, 0.6, m.printed('#2a2c30'), (0.45, -1.03, 8.2), (0, -90, 0), depth=0.04)


@part('spark-plugs-iridium', pose=(0, 98, 48), elevation=42)
def spark_plugs_iridium(look):
    spark_plug(look, fine=True)


@part('injectors', pose=(0, 82, 40), elevation=38)
def injectors(look):
    """A petrol injector; its inlet is up, its plug to the side."""
    steel, black = m.stainless(), m.plastic('#1c1e21') if look.key == 'a' else m.plastic('#2f6f96')
    lathe([(0, 0.25), (0.2, 0.25), (0.3, 0), (0.42, 0), (0.48, 0.08), (0.48, 1.2), (0, 1.2)], m.plastic('#c9251b') if look.key == 'b' else steel, bevel=0.02)
    lathe([(0.4, 1.1), (0.72, 1.1), (0.74, 1.2), (0.74, 1.3), (0.4, 1.3)], black, closed=True)
    torus(0.62, 0.17, m.surface('#26282a', 0, 0.5) if look.key == 'a' else m.surface('#7a2e1c', 0, 0.5), (0, 0, 1.5))
    lathe([(0, 1.7), (0.72, 1.7), (0.75, 1.75), (0.75, 2.2), (0.66, 2.3), (0.66, 3.0), (1.0, 3.15), (1.02, 3.2), (1.02, 5.0), (0, 5.2)], steel, bevel=0.03)
    lathe([(0, 4.6), (1.06, 4.6), (1.08, 4.7), (1.08, 5.1), (0.95, 5.4), (0.8, 6.8), (0.72, 7.4), (0.72, 7.9), (0, 7.9)], black)
    lathe([(0, 7.7), (0.56, 7.7), (0.56, 8.2), (0.7, 8.3), (0.7, 8.4), (0.5, 8.45), (0.5, 8.9), (0.66, 9.0), (0.66, 9.15), (0.55, 9.2), (0.3, 9.2), (0.3, 8.7), (0, 8.7)], steel, bevel=0.02)
    torus(0.6, 0.18, m.surface('#26282a', 0, 0.5) if look.key == 'a' else m.surface('#7a2e1c', 0, 0.5), (0, 0, 8.66))
    # The plug stands off at an angle.
    place(loft([(rounded(1.4, 1.1, 0.3), 0), (rounded(1.6, 1.2, 0.3), 1.2)], black), (-0.5, 0, 6.0), (0, -62, 0))
    place(plug(look, pins=2, width=1.9, height=1.3, length=1.9, material=black), (-1.3, 0, 6.45), (0, -152, 0))
    for a in (60, 180, 300):
        place(box(0.12, 0.14, 1.2, black, (0.94, 0, 5.3), bevel=0.03), turn=(0, 0, a))
    ring(0.98, 1.06, 0.12, steel, (0, 0, 3.9))


@part('glow-plugs', pose=(0, 96, 48), elevation=42)
def glow_plugs(look):
    """Its terminal is up, the heating tip at z = 0."""
    metal = m.zinc() if look.key == 'a' else m.surface('#8f9296', 1, 0.34)
    tip = m.surface('#8d8f92', 1, 0.3) if look.key == 'a' else m.surface('#5a5654', 1, 0.36)
    lathe([(0, 0), (0.12, 0.02), (0.2, 0.1), (0.22, 0.22), (0.22, 3.2), (0, 3.2)], tip, bevel=0.01)
    lathe([(0, 2.9), (0.26, 2.9), (0.42, 3.2), (0.42, 4.9), (0.4, 4.95), (0.44, 5.0), (0.44, 6.2), (0, 6.2)], metal, bevel=0.02)
    thread(1.0, 2.2, metal, (0, 0, 6.1), pitch=0.11)
    lathe([(0, 8.25), (0.42, 8.25), (0.42, 8.5), (0.6, 8.6), (0, 8.6)], metal)
    slab(regular(6, 1.15), 0.85, metal, (0, 0, 8.55), bevel=0.06)
    lathe([(0, 9.35), (0.46, 9.4), (0.4, 9.6), (0, 9.6)], metal)
    ring(0.15, 0.36, 0.22, m.plastic('#b3201a' if look.key == 'b' else '#1f4f9f'), (0, 0, 9.58), bevel=0.03)
    thread(0.44, 0.9, m.brass() if look.key == 'b' else m.steel(), (0, 0, 9.7), pitch=0.08)
    nut(0.46, m.brass() if look.key == 'b' else m.steel(), (0, 0, 9.85))
    place(text(look.number, 0.3, m.surface('#4a4c50', 0, 0.6), (0, -0.412, 4.1), (0, -90, 0), depth=0.02), turn=(0, 0, -34))


@part('fuel-pumps', pose=(0, 0, 24), elevation=22)
def fuel_pumps(look):
    """An in-tank module: the flange above, the pot with the pump below, the level sender at its side."""
    white = m.plastic('#d6d6d2', 0.42) if look.key == 'a' else m.plastic('#26292d', 0.42)
    black = m.plastic('#1d1f22', 0.42)
    # The pot.
    lathe([(4.6, 0.4), (4.4, 0), (0, 0), (0, 0.4), (4.3, 0.5), (4.5, 9.0), (4.8, 9.0), (4.85, 8.8), (4.85, 8.4), (4.75, 8.3)], black, bevel=0.05)
    lathe([(0, 7.6), (4.6, 7.6), (4.6, 9.2), (4.3, 9.4), (0, 9.4)], white if look.key == 'a' else m.plastic('#3a3e44'), bevel=0.1)
    around(14, lambda i: box(0.25, 0.5, 6.8, black, (4.62, 0, 0.9), bevel=0.08))
    lathe([(0, 9.3), (2.2, 9.3), (2.2, 10.2), (1.9, 10.4), (0, 10.4)], m.steel(), (-1.4, 0.5, 0))
    # Two rods with springs to the flange.
    for x, y in ((3.3, 1.2), (-3.3, -1.6)):
        cylinder(0.42, 8.0, m.steel(), (x, y, 8.6))
        helix(0.72, 3.4, 6, 0.1, m.steel(), (x, y, 9.3))
    # The corrugated hose and the wires.
    hose, count = [], 120
    for i in range(count + 1):
        t = i / count
        hose.append((-1.4 + 2.6 * sin(pi * t) * 0.9, 0.4 - 3.6 * sin(pi * t), 10.2 + 5.4 * t))
    tube(hose, [0.62 + 0.12 * (i % 4 in (0, 1)) for i in range(count + 1)], m.surface('#2b2d30', 0, 0.5), smooth=False)
    for i, colour in enumerate(('#c9251b', '#1d1f22', '#e0b32c')):
        tube([(-2.4 - i * 0.3, -2.0, 9.2), (-3.4 - i * 0.4, -3.0, 11.0), (-3.2 - i * 0.3, -2.8, 13.6), (-2.0 - i * 0.2, -2.0, 15.6)], 0.13, m.plastic(colour))
    # The flange with its connections.
    lathe([(0, 15.4), (5.2, 15.4), (5.3, 15.6), (5.3, 16.2), (6.6, 16.2), (6.7, 16.3), (6.7, 16.8), (6.5, 16.9), (5.6, 16.9), (5.4, 16.7), (0, 16.7)], white, bevel=0.06)
    lathe([(5.3, 15.7), (6.2, 15.75), (6.2, 16.2), (5.3, 16.2)], m.rubber(), closed=True)
    around(12, lambda i: box(2.6, 0.2, 0.35, white, (3.6, 0, 16.6), bevel=0.06))
    lathe([(0, 16.6), (2.0, 16.6), (1.9, 17.5), (1.6, 17.7), (0, 17.7)], white)
    tube([(1.0, 0.4, 17.0), (1.0, 0.4, 18.2), (1.4, 0.2, 18.9), (2.6, -0.4, 19.1), (5.0, -1.6, 19.1)], [0.55, 0.55, 0.55, 0.5, 0.42], black if look.key == 'a' else m.plastic('#2f6f96'))
    tube([(0.2, 1.4, 17.0), (0.2, 1.4, 17.9), (0.6, 1.6, 18.6), (1.8, 2.0, 18.8), (4.2, 2.8, 18.8)], [0.5, 0.5, 0.5, 0.46, 0.4], black)
    place(plug(look, pins=4, width=1.5, height=2.6, length=2.0, material=black), (-2.6, -1.6, 17.6), (0, -60, 30))
    box(2.4, 2.2, 1.0, white, (-2.6, -1.4, 16.6), (0, 0, 30), bevel=0.15)
    # The level sender: plate, wire and float.
    box(2.0, 0.7, 4.2, white if look.key == 'a' else m.plastic('#3a3e44'), (2.6, -4.5, 3.0), (0, 0, 30), bevel=0.12)
    cylinder(0.5, 0.8, m.brass(), (2.9, -4.7, 5.4), (90, 0, 30))
    tube([(3.2, -5.5, 5.4), (4.6, -5.4, 4.8), (7.6, -4.6, 3.2), (9.4, -4.0, 2.4)], 0.13, m.steel())
    place(box(1.5, 3.4, 1.7, m.plastic('#1b1c1e', 0.7), (0, 0, -0.85), bevel=0.25), (9.6, -3.9, 2.3), (0, 20, 14))
