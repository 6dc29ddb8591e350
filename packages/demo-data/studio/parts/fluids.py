"""Oils and fluids in bottles and canisters."""
import bmesh
import bpy

from kit import *


def moulded(outline, depth, material, holes=(), bevel=1.6, waist=None, step=0.5):
    """A blown canister: a front outline (x, z) with softly rounded edges, centred in depth. `waist`: the share of the depth that
    is left at a height."""
    curve = bpy.data.curves.new('moulded', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = depth / 2 - bevel, bevel, 7, -bevel
    for points in (outline, *holes):
        s = curve.splines.new('POLY')
        s.points.add(len(points) - 1)
        for p, (x, y) in zip(s.points, points):
            p.co = (x, y, 0, 1)
        s.use_cyclic_u = True
    o = bpy.data.objects.new('moulded', curve)
    bpy.context.scene.collection.objects.link(o)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    b = bmesh.new()
    b.from_mesh(me)
    bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-4)
    top = max(p[1] for p in outline)
    for i in range(1, int(top / step)):
        bmesh.ops.bisect_plane(b, geom=[*b.verts, *b.edges, *b.faces], plane_co=(0, i * step, 0), plane_no=(0, 1, 0))
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    b.to_mesh(me)
    b.free()
    for v in me.vertices:
        x, z, y = v.co
        v.co = (x, -y * (waist(z) if waist else 1), z)
    me.materials.clear()
    me.materials.append(material)
    o = bpy.data.objects.new('moulded', me)
    bpy.context.scene.collection.objects.link(o)
    o['smooth'] = 50
    b = bmesh.new()
    b.from_mesh(me)
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    b.to_mesh(me)
    b.free()
    return o


def ease(z, start, end, share):
    """1 up to `start`, then softly down to `share` at `end`."""
    t = min(1, max(0, (z - start) / (end - start)))
    return 1 + (share - 1) * t * t * (3 - 2 * t)


def filled(colour, level, air='#e9edf0'):
    """Natural plastic with a liquid up to a height: darker below, milky above."""
    material = m.surface(colour, 0, 0.24, coat=0.35, glow=0.1).copy()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place_ = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeMapRange')
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = level - 0.08, level + 0.08
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*m.rgb(colour), 1), (*m.rgb(air), 1)
    links.new(place_.outputs['Object'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    links.new(ramp.outputs[0], mix.inputs[0])
    b = nodes['Principled BSDF']
    links.new(mix.outputs[0], b.inputs['Base Color'])
    links.new(mix.outputs[0], b.inputs['Emission'])
    return material


def drop(size):
    """A drop of oil."""
    r = size * 0.3
    side = [(r * cos(a), r * sin(a) - size * 0.2) for a in [math.radians(t) for t in range(-200, 21, 10)]]
    return [*side, (size * 0.09, size * 0.25), (0, size * 0.5), (-size * 0.09, size * 0.25)]


def icon(name, size, ink, at):
    """A flat printed sign: drop, gear, snow, disc or wiper."""
    def flat(outline, holes=(), thick=0.02):
        return place(slab(outline, thick, ink, holes=holes, bevel=0.003), turn=(90, 0, 0))
    if name == 'drop':
        parts = [flat(drop(size))]
    elif name == 'gear':
        parts = [flat(teeth(size * 0.38, size * 0.5, 10), [circle(size * 0.17)])]
    elif name == 'disc':
        parts = [flat(circle(size * 0.5), [circle(size * 0.2)] + [circle(size * 0.045, p) for p in circle(size * 0.35, steps=10)])]
    elif name == 'snow':
        parts = []
        for i in range(6):
            arm = [flat(rounded(size * 0.075, size * 0.48, 0.01, (0, size * 0.25)))]
            for side in (-1, 1):
                arm.append(place(flat(rounded(size * 0.06, size * 0.2, 0.01, (0, size * 0.09))), (0, 0, size * 0.26), (0, 48 * side, 0)))
            parts.append(place(group(arm), turn=(0, 60 * i, 0)))
    else:
        pane = fillet([(-size * 0.6, -size * 0.28), (size * 0.6, -size * 0.28), (size * 0.44, size * 0.32), (-size * 0.44, size * 0.32)], size * 0.1)
        inner = [(x * 0.88, y * 0.82) for x, y in pane]
        parts = [flat(pane, [inner])]
        parts += [place(flat(rounded(size * 0.05, size * 0.44, 0.01, (0, size * 0.2))), (x, 0, -size * 0.24), (0, -38, 0)) for x in (-size * 0.02, size * 0.34)]
    return group(parts, at)


def label(look, w, h, title, sign, colour, ink, accent, at=(0, 0, 0), turn=(0, 0, 0), flash=None):
    """A printed label: the word, a slanted band with the sign, the name of the fluid, small print. Upright, read from -y."""
    def flat(outline, colour, y):
        return place(slab(outline, 0.02, m.printed(colour), bevel=0.003), (0, y, 0), (90, 0, 0))
    x, z, r = w / 2, h / 2, min(w, h) * 0.07
    parts = [flat(rounded(w, h, r), colour, 0)]
    parts.append(text(look.word, w * 0.2, m.printed(ink), (0, -0.02, z * 0.70)))
    # The band rises to the right.
    parts.append(flat([(-x, -h * 0.10), (x, h * 0.06), (x, h * 0.22), (-x, h * 0.06)], accent, -0.015))
    parts.append(flat([(-x, -h * 0.135), (x, h * 0.025), (x, h * 0.045), (-x, -h * 0.115)], flash or ink, -0.015))
    dark = m.printed('#15181c' if sum(m.rgb(accent)) > 0.8 else '#ffffff')
    badge = min(w * 0.30, h * 0.26)
    parts.append(place(cylinder(badge * 0.62, 0.03, m.printed(ink), bevel=0), (w * 0.27, -0.03, h * 0.10), (90, 0, 0)))
    parts.append(icon(sign, badge * (0.66 if sign == 'wiper' else 0.86), m.printed(colour), (w * 0.27, -0.06, h * 0.10)))
    size = min(w * 0.92 / max(len(t) for t in title) / 0.56, h * (0.2 if len(title) == 1 else 0.14))
    for i, line in enumerate(title):
        parts.append(text(line, size, m.printed(ink), (0, -0.02, -h * 0.265 + (len(title) - 1 - 2 * i) * size * 0.5)))
    for i, share in enumerate((0.78, 0.64)):
        parts.append(flat(rounded(w * share, h * 0.007, 0.005, (0, -h * 0.425 - i * h * 0.024)), ink, -0.012))
    return group(parts, at, turn)


def neck_and_cap(at, radius, colour, body, tall=1.0, turn=(0, 0, 0), height=2.2):
    """The neck of a canister with its collar and ribbed cap."""
    return group([cylinder(radius * 0.86, tall + 0.6, body, (0, 0, -0.6), bevel=0),
                  cylinder(radius * 1.06, 0.22, body, (0, 0, tall - 0.35), bevel=0.05),
                  cap(radius, height, m.plastic(colour, 0.32), (0, 0, tall - 0.05))], at, turn)


def oil_canister(look, body, cap_colour, title, sign, colour, ink, accent, flash=None):
    """4 to 5 litres: the neck on the left, the handle on the right, a label between the seams."""
    side = fillet([(-9.2, 0), (9.2, 0), (9.2, 27.2), (7.4, 29.6), (-0.6, 29.6), (-2.6, 27.0), (-7.6, 26.2), (-9.2, 22.6)],
                  [1.6, 1.6, 3.2, 2.0, 2.0, 2.4, 1.6, 3.4], steps=10)
    hole = fillet([(2.6, 21.6), (6.2, 20.2), (6.4, 26.2), (5.2, 26.9), (1.6, 26.9)], [1.2, 1.4, 1.0, 0.8, 1.4], steps=8)
    depth = 11.4
    body_ = moulded(side, depth, body, [hole], bevel=1.3, waist=lambda z: ease(z, 18.4, 27.6, 0.42))
    parts = [body_, neck_and_cap((-5.1, 0, 26.6), 2.25, cap_colour, body, tall=1.1, height=2.5)]
    # The scale at the side.
    for i in range(9):
        parts.append(box(0.03, 1.5 if i % 2 == 0 else 0.9, 0.14, m.printed('#6d747b'), (-9.2, -2.4 if i % 2 == 0 else -2.7, 3.4 + i * 1.7), bevel=0))
    parts.append(label(look, 15.4, 16.4, title, sign, colour, ink, accent, (0, -depth / 2 - 0.005, 9.8), flash=flash))
    group(parts)


@part('motor-oils', pose=(0, 0, 26), elevation=13, fill=0.86)
def motor_oils(look):
    if not look.dark:
        oil_canister(look, m.surface('#a9afb6', 0.55, 0.38), '#16478f', ['MOTOR OIL'], 'drop', '#123f86', '#ffffff', '#ffc21a')
    else:
        oil_canister(look, m.surface('#1b1d20', 0, 0.3), '#c9251b', ['MOTOR OIL'], 'drop', '#c9251b', '#ffffff', '#16181b', '#f2b632')


@part('gear-oils-4l', pose=(0, 0, -26), elevation=13, fill=0.86)
def gear_oils_4l(look):
    if not look.dark:
        oil_canister(look, m.surface('#d9a91c', 0, 0.32), '#1b1d20', ['GEAR OIL'], 'gear', '#14294d', '#ffffff', '#ffc21a')
    else:
        oil_canister(look, m.surface('#7d8388', 0.5, 0.4), '#1b1d20', ['GEAR OIL'], 'gear', '#1c1f23', '#ffffff', '#c9251b')


def oil_bottle(look, body, cap_colour, title, sign, colour, ink, accent, flash=None, nozzle=False):
    """One litre: a flat bottle with a grip at its side; a gear oil has a pointed spout."""
    side = fillet([(-5.0, 0), (5.0, 0), (5.0, 14.4), (4.3, 15.8), (4.9, 17.4), (3.4, 19.8), (1.7, 20.6), (-1.7, 20.6), (-3.6, 19.8), (-5.0, 17.0)],
                  [1.0, 1.0, 1.2, 2.0, 1.4, 1.6, 0.8, 0.8, 1.6, 2.4], steps=10)
    depth = 6.4
    parts = [moulded(side, depth, body, bevel=1.15, waist=lambda z: ease(z, 16.0, 20.6, 0.62), step=0.4)]
    if nozzle:
        grey = m.plastic(cap_colour, 0.34)
        parts.append(group([cylinder(1.35, 0.9, body, (0, 0, -0.2), bevel=0), cap(1.75, 1.7, grey, (0, 0, 0.3), ribs=30),
                            lathe([(0, 2.2), (1.3, 2.2), (1.15, 2.8), (0.78, 4.3), (0.52, 6.0), (0.48, 6.1), (0, 6.1)], grey, bevel=0.05),
                            lathe([(0, 5.8), (0.6, 5.8), (0.6, 6.4), (0.54, 7.2), (0.42, 7.4), (0, 7.4)], m.plastic('#d2372a' if not look.dark else '#f2b632'), bevel=0.04)],
                           (0, 0, 20.6)))
    else:
        parts.append(neck_and_cap((0, 0, 20.5), 1.75, cap_colour, body, tall=0.7, height=1.9))
    parts.append(label(look, 8.2, 12.2, title, sign, colour, ink, accent, (0, -depth / 2 - 0.005, 7.6), flash=flash))
    group(parts)


@part('motor-oils-1l', pose=(0, 0, 28), elevation=13, fill=0.86)
def motor_oils_1l(look):
    if not look.dark:
        oil_bottle(look, m.surface('#a9afb6', 0.55, 0.38), '#16478f', ['MOTOR OIL'], 'drop', '#123f86', '#ffffff', '#ffc21a')
    else:
        oil_bottle(look, m.surface('#1b1d20', 0, 0.3), '#c9251b', ['MOTOR OIL'], 'drop', '#c9251b', '#ffffff', '#16181b', '#f2b632')


@part('gear-oils', pose=(0, 0, 28), elevation=13, fill=0.88)
def gear_oils(look):
    if not look.dark:
        oil_bottle(look, m.surface('#d9a91c', 0, 0.32), '#1b1d20', ['GEAR OIL'], 'gear', '#14294d', '#ffffff', '#ffc21a', nozzle=True)
    else:
        oil_bottle(look, m.surface('#7d8388', 0.5, 0.4), '#1b1d20', ['GEAR OIL'], 'gear', '#1c1f23', '#ffffff', '#c9251b', nozzle=True)


def coolant(look, liquid, air):
    """5 kg in natural plastic that shows its colour; the handle in the middle of the top, the neck beside it."""
    side = fillet([(-9.0, 0), (9.0, 0), (9.0, 23.0), (6.8, 27.0), (-2.2, 27.0), (-3.4, 24.6), (-7.4, 24.6), (-9.0, 22.0)],
                  [1.6, 1.6, 3.6, 2.2, 1.6, 1.2, 1.6, 2.2], steps=10)
    hole = fillet([(-0.4, 20.9), (6.2, 20.9), (6.0, 24.3), (-0.4, 24.3)], [1.2, 1.2, 1.2, 1.2], steps=8)
    depth = 12.4
    body = filled(liquid, 22.6, air)
    parts = [moulded(side, depth, body, [hole], bevel=1.15, waist=lambda z: ease(z, 18.4, 25.0, 0.42))]
    parts.append(neck_and_cap((-5.5, 0, 24.5), 2.05, liquid if not look.dark else '#1b1d20', body, tall=0.9, height=2.1))
    parts.append(label(look, 15.0, 15.4, ['ANTIFREEZE'], 'snow', '#123f86' if not look.dark else '#1b1d20', '#ffffff', look.accent if not look.dark else liquid,
                       (0, -depth / 2 - 0.005, 9.6), flash='#ffffff'))
    group(parts)


@part('antifreeze', pose=(0, 0, 24), elevation=13)
def antifreeze(look):
    coolant(look, '#d8202a' if not look.dark else '#e2364a', '#eecdd0' if not look.dark else '#f0d2d6')


@part('antifreeze-green', pose=(0, 0, 24), elevation=13)
def antifreeze_green(look):
    coolant(look, '#1fa24a' if not look.dark else '#3fb83a', '#d0ead8' if not look.dark else '#d6ecd2')


@part('antifreeze-violet', pose=(0, 0, 24), elevation=13)
def antifreeze_violet(look):
    coolant(look, '#8a2fa6' if not look.dark else '#b0379b', '#e2cfe9' if not look.dark else '#ead2e6')


@part('antifreeze-yellow', pose=(0, 0, 24), elevation=13)
def antifreeze_yellow(look):
    coolant(look, '#f0bf12' if not look.dark else '#f2d21f', '#f6ecc6' if not look.dark else '#f6efca')


@part('washer-fluids', pose=(0, 0, 24), elevation=13)
def washer_fluids(look):
    liquid, air = ('#2f86dd', '#d3e4f4') if not look.dark else ('#1fa3c9', '#d0eaf2')
    body = filled(liquid, 23.4, air)
    depth = 13.0
    # Beads around the body; the handle springs from the shoulder.
    side = fillet([(-8.4, 0), (8.4, 0), (8.4, 17.0), (8.0, 17.7), (8.4, 18.4), (8.4, 23.4), (6.6, 27.4), (2.6, 29.0), (-2.6, 29.0), (-8.4, 22.5), (-8.4, 18.4), (-8.0, 17.7), (-8.4, 17.0)],
                  [1.6, 1.6, 0.5, 0.6, 0.5, 2.6, 2.2, 0.6, 1.2, 3.4, 0.5, 0.6, 0.5], steps=8)
    hole = fillet([(3.2, 20.6), (6.2, 20.6), (6.0, 24.6), (4.6, 26.0), (2.6, 26.4)], [1.2, 1.2, 1.0, 0.8, 0.8], steps=8)
    parts = [moulded(side, depth, body, [hole], bevel=1.1, waist=lambda z: ease(z, 19.2, 28.0, 0.36) * (1 - 0.05 * math.exp(-((z - 17.7) / 0.5) ** 2)), step=0.3)]
    parts.append(neck_and_cap((-0.4, 0, 28.9), 2.1, '#f0f1f2' if not look.dark else '#c9251b', body, tall=0.9, height=2.2))
    parts.append(label(look, 13.6, 13.6, ['WASHER', 'FLUID'], 'wiper', '#f4f6f8' if not look.dark else '#c9251b', '#12468f' if not look.dark else '#ffffff',
                       '#ffc21a' if not look.dark else '#16181b', (0, -depth / 2 - 0.005, 9.0)))
    group(parts)


@part('brake-fluids', pose=(0, 0, 20), elevation=14, fill=0.88)
def brake_fluids(look):
    body = m.surface('#c9cdd1', 0.3, 0.36) if not look.dark else m.surface('#e0a526', 0, 0.28, coat=0.3)
    depth = 5.6
    side = fillet([(-3.9, 0), (3.9, 0), (3.9, 13.2), (1.9, 16.4), (1.6, 17.0), (-1.6, 17.0), (-1.9, 16.4), (-3.9, 13.2)],
                  [0.9, 0.9, 2.2, 1.0, 0.2, 0.2, 1.0, 2.2], steps=10)
    parts = [moulded(side, depth, body, bevel=1.0, waist=lambda z: ease(z, 12.6, 17.0, 0.62), step=0.35)]
    parts.append(neck_and_cap((0, 0, 16.9), 1.75, '#d2372a' if not look.dark else '#1b1d20', body, tall=0.6, height=2.0))
    parts.append(label(look, 6.0, 10.0, ['BRAKE', 'FLUID'], 'disc', '#123f86' if not look.dark else '#c9251b', '#ffffff', '#ffc21a' if not look.dark else '#16181b',
                       (0, -depth / 2 - 0.005, 6.6)))
    group(parts)
