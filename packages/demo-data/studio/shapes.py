"""Shapes in centimetres. Each function returns an object of Blender that stands on z = 0 unless it says otherwise; `at` moves it
and `turn` turns it about x, y and z (degrees) around its own origin. Edges are rounded by `bevel` centimetres when the
picture is taken."""
import math
import os

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

TAU = 2 * math.pi


# --- placing -------------------------------------------------------------------------------------------------------------


def place(o, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves an object, after turning it, relative to where it is now."""
    o.matrix_basis = Matrix.Translation(at) @ Euler([math.radians(t) for t in turn]).to_matrix().to_4x4() @ o.matrix_basis
    return o


def group(objects, at=(0, 0, 0), turn=(0, 0, 0)):
    """Several objects that are placed as one."""
    g = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(g)
    for o in objects:
        if o.parent is None:
            o.parent = g
    return place(g, at, turn)


def around(count, make, radius=0.0, start=0.0, sweep=360.0):
    """`make(i)` is placed `count` times around the z axis, at `radius` along x. Returns the list."""
    step = sweep / count if sweep == 360 else sweep / max(1, count - 1)
    return [place(place(make(i), (radius, 0, 0)), turn=(0, 0, start + i * step)) for i in range(count)]


def copy(o, at=(0, 0, 0), turn=(0, 0, 0)):
    """A second object or group of the same shape."""
    c = o.copy()
    bpy.context.scene.collection.objects.link(c)
    for child in o.children:
        copy(child).parent = c
    return place(c, at, turn)


def mirror(o, axis='x'):
    """A mirrored copy."""
    c = copy(o)
    c.matrix_basis = Matrix.Scale(-1, 4, Vector([axis == 'x', axis == 'y', axis == 'z'])) @ c.matrix_basis
    return c


# --- meshes --------------------------------------------------------------------------------------------------------------


def _object(mesh, material, at, turn, bevel, smooth=34):
    o = bpy.data.objects.new('shape', mesh)
    bpy.context.scene.collection.objects.link(o)
    if material is not None:
        mesh.materials.clear()
        mesh.materials.append(material)
    o['bevel'] = bevel
    o['smooth'] = smooth
    return place(o, at, turn)


def mesh(vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04, smooth=34):
    """A mesh of vertices and faces; normals are made to look outwards."""
    me = bpy.data.meshes.new('shape')
    me.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    b = bmesh.new()
    b.from_mesh(me)
    bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    b.to_mesh(me)
    b.free()
    return _object(me, material, at, turn, bevel, smooth)


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, steps=96, bevel=0.04, sweep=360.0, smooth=34):
    """Turns a profile of (radius, z) points about the z axis. A profile that begins and ends at radius 0 is solid; `closed`
    joins its end with its beginning, for rings."""
    points = list(profile) + ([profile[0]] if closed else [])
    n = len(points)
    full = abs(sweep - 360) < 1e-6
    rows = steps if full else steps + 1
    vertices = [(r * math.cos(a), r * math.sin(a), z)
                for i in range(rows) for a in [math.radians(sweep) * i / steps] for r, z in points]
    faces = [(i * n + j, ((i + 1) % rows) * n + j, ((i + 1) % rows) * n + j + 1, i * n + j + 1)
             for i in range(steps) for j in range(n - 1)]
    if not full and closed:
        faces += [tuple(range(n - 1)), tuple(reversed(range(steps * n, steps * n + n - 1)))]
    return mesh(vertices, faces, material, at, turn, bevel, smooth)


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04, steps=64, top=None):
    """`top`: the radius at the top, for a cone."""
    return lathe([(0, 0), (radius, 0), (radius if top is None else top, height), (0, height)], material, at, turn,
                 bevel=bevel, steps=steps)


def ring(inner, outer, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04, steps=96):
    return lathe([(inner, 0), (outer, 0), (outer, height), (inner, height)], material, at, turn, closed=True, bevel=bevel,
                 steps=steps)


def torus(radius, wire, material, at=(0, 0, 0), turn=(0, 0, 0), steps=96):
    """Lies around the origin."""
    profile = [(radius + wire * math.cos(TAU * i / 20), wire * math.sin(TAU * i / 20)) for i in range(20)]
    return lathe(profile, material, at, turn, closed=True, bevel=0, steps=steps, smooth=60)


def sphere(radius, material, at=(0, 0, 0), turn=(0, 0, 0), squash=1.0):
    """Its centre is the origin. `squash`: the height relative to the width."""
    profile = [(radius * math.cos(a), radius * squash * math.sin(a))
               for a in [math.pi * (i / 32 - 0.5) for i in range(33)]]
    profile[0], profile[-1] = (0, -radius * squash), (0, radius * squash)
    return lathe(profile, material, at, turn, bevel=0, steps=64, smooth=60)


def box(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.08):
    """Centred in x and y."""
    x, y = width / 2, depth / 2
    vertices = [(sx * x, sy * y, z) for z in (0, height) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(vertices, faces, material, at, turn, bevel)


# --- outlines: lists of (x, y) --------------------------------------------------------------------------------------------


def circle(radius, at=(0, 0), steps=48, start=0.0, sweep=360.0):
    count = steps if sweep == 360 else steps + 1
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a))
            for a in [math.radians(start + sweep * i / steps) for i in range(count)]]


def rounded(width, height, radius, at=(0, 0), steps=8):
    """A rectangle with round corners, centred on `at`."""
    x, y, outline = width / 2 - radius, height / 2 - radius, []
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        outline += circle(radius, (at[0] + cx, at[1] + cy), steps, start, 90.0)
    return outline


def regular(sides, across, at=(0, 0), turn=0.0):
    """A polygon of `across` centimetres from flat to flat."""
    r = across / 2 / math.cos(math.pi / sides)
    return circle(r, at, sides, turn + 180 / sides)


def smoothed(points, steps=8, closed=True):
    """A curve through points (of any dimension)."""
    n = len(points)
    vectors = [Vector(p) for p in points]
    result = []
    for i in range(n if closed else n - 1):
        pick = (lambda k: vectors[k % n]) if closed else (lambda k: vectors[min(max(k, 0), n - 1)])
        a, b, c, d = (pick(i + k) for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            result.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                       + (3 * b - a - 3 * c + d) * t ** 3)))
    if not closed:
        result.append(tuple(vectors[-1]))
    return result


def fillet(points, radius, steps=6):
    """A closed outline whose corners are rounded by `radius` (a number, or one for each point)."""
    n, result = len(points), []
    for i in range(n):
        r = radius[i] if isinstance(radius, (list, tuple)) else radius
        p, a, b = Vector(points[i]), Vector(points[i - 1]), Vector(points[(i + 1) % n])
        u, v = (a - p), (b - p)
        cut = min(r, u.length * 0.49, v.length * 0.49)
        s, e = p + u.normalized() * cut, p + v.normalized() * cut
        result += [tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * p + t * t * e) for t in [k / steps for k in range(steps + 1)]]
    return result


def teeth(root, tip, count, flat=0.5):
    """The outline of a gear. `flat`: the share of a tooth's width at its tip."""
    outline, step = [], TAU / count
    for i in range(count):
        for share, radius in ((0.0, root), (0.25 - 0.125 * flat, tip), (0.25 + 0.25 * flat, tip), (0.6, root)):
            a = (i + share) * step
            outline.append((radius * math.cos(a), radius * math.sin(a)))
    return outline


def slab(outline, height, material, at=(0, 0, 0), turn=(0, 0, 0), holes=(), bevel=0.05):
    """An outline, with holes, as a plate of `height`."""
    curve = bpy.data.curves.new('slab', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    bevel = min(bevel, height * 0.45)
    curve.extrude = height / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    for points in (outline, *holes):
        s = curve.splines.new('POLY')
        s.points.add(len(points) - 1)
        for p, (x, y) in zip(s.points, points):
            p.co = (x, y, 0, 1)
        s.use_cyclic_u = True
    return _from_curve(curve, material, at, turn, Matrix.Translation((0, 0, height / 2)))


def _from_curve(curve, material, at, turn, shift=Matrix(), bevel=0, smooth=34):
    temporary = bpy.data.objects.new('curve', curve)
    bpy.context.scene.collection.objects.link(temporary)
    me = bpy.data.meshes.new_from_object(temporary.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(temporary)
    me.transform(shift)
    b = bmesh.new()
    b.from_mesh(me)
    bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    b.to_mesh(me)
    b.free()
    return _object(me, material, at, turn, bevel, smooth)


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, smooth=True, section=None, steps=10):
    """A round bar along points; `smooth` bends it through them. `radius` may be a list, one for each point. `section`: another
    closed outline instead of the circle, such as a flat band. Ends are closed."""
    radii = list(radius) if isinstance(radius, (list, tuple)) else [radius] * len(points)
    if smooth:
        points = smoothed([(*p, r) for p, r in zip(points, radii)], steps, closed)
        radii = [p[3] for p in points]
        points = [p[:3] for p in points]
    outline = section or circle(1.0, steps=20)
    vs = [Vector(p) for p in points]
    n, k = len(vs), len(outline)
    vertices, normal = [], None
    for i, p in enumerate(vs):
        ahead = vs[(i + 1) % n] if closed or i < n - 1 else p
        behind = vs[i - 1] if closed or i > 0 else p
        t = (ahead - behind).normalized()
        if normal is None:
            normal = t.orthogonal() if abs(t.z) > 0.99 else t.cross(Vector((0, 0, 1)))
        normal = (normal - t * normal.dot(t)).normalized()
        other = t.cross(normal)
        vertices += [p + (normal * x + other * y) * (1.0 if section else radii[i]) for x, y in outline]
    faces = [(i % n * k + j, i % n * k + (j + 1) % k, (i + 1) % n * k + (j + 1) % k, (i + 1) % n * k + j)
             for i in range(n if closed else n - 1) for j in range(k)]
    if not closed:
        faces += [tuple(range(k)), tuple(range((n - 1) * k, n * k))]
    return mesh(vertices, faces, material, at, turn, bevel=0, smooth=50)


def helix(radius, height, turns, wire, material, at=(0, 0, 0), turn=(0, 0, 0), flat_ends=0.0, steps=36):
    """A coil spring. `radius` may be a function of 0…1 along it; `flat_ends`: turns at each end without pitch."""
    count, points = int(turns * steps), []
    for i in range(count + 1):
        t = i / count
        u = min(max((t * turns - flat_ends) / max(0.01, turns - 2 * flat_ends), 0), 1)
        rise = wire + u * (height - 2 * wire)
        if flat_ends:
            rise += wire * 1.0 * (min(0, t * turns - flat_ends) + max(0, t * turns - turns + flat_ends)) * 0.15
        r = radius(t) if callable(radius) else radius
        points.append((r * math.cos(TAU * turns * t), r * math.sin(TAU * turns * t), rise))
    return tube(points, wire, material, at, turn, smooth=False)


def loft(rings, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04, smooth=40, open_ends=False):
    """A skin over outlines of one number of points: a list of (outline, z)."""
    k = len(rings[0][0])
    vertices = [(x, y, z) for outline, z in rings for x, y in outline]
    faces = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j)
             for i in range(len(rings) - 1) for j in range(k)]
    if not open_ends:
        faces += [tuple(range(k)), tuple(range((len(rings) - 1) * k, len(rings) * k))]
    return mesh(vertices, faces, material, at, turn, bevel, smooth)


def cut(target, *cutters, join=False):
    """Takes the cutters' shapes out of the target (or, with `join`, adds them) and removes the cutters. Place them first; group
    them afterwards."""
    bpy.context.view_layer.update()
    for cutter in cutters:
        modifier = target.modifiers.new('cut', 'BOOLEAN')
        modifier.object = cutter
        modifier.operation = 'UNION' if join else 'DIFFERENCE'
        modifier.solver = 'EXACT'
    depsgraph = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(target.evaluated_get(depsgraph))
    target.modifiers.clear()
    target.data = me
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    return target


def bend(o, radius, axis='z'):
    """Wraps a flat object (its x along the circumference, z up, y = 0 the surface, -y outwards) around a cylinder about the z axis,
    so that its middle faces -y."""
    for v in o.data.vertices:
        r, a = radius - v.co.y, v.co.x / radius
        v.co = (r * math.sin(a), -r * math.cos(a), v.co.z)
    return o


# --- text ----------------------------------------------------------------------------------------------------------------

FONTS = ('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf')


def text(words, size, material, at=(0, 0, 0), turn=(0, 0, 0), depth=0.01, around_radius=None, spacing=1.0):
    """Letters that stand upright in the x-z plane and are read from -y, centred on x and z = 0. `depth`: how far they stand out
    (a printed text 0.01, a cast one 0.05). `around_radius`: wraps them around a can."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = words
    curve.size = size
    curve.align_x = 'CENTER'
    curve.align_y = 'CENTER'
    curve.space_character = spacing
    curve.extrude = depth / 2
    for path in FONTS:
        if os.path.exists(path):
            curve.font = bpy.data.fonts.load(path, check_existing=True)
            break
    # From flat on x-y to upright, its back on y = 0.
    shift = Matrix.Translation((0, -depth / 2, 0)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    o = _from_curve(curve, material, (0, 0, 0), (0, 0, 0), shift)
    if around_radius is not None:
        bend(o, around_radius)
    return place(o, at, turn)


def band(radius, bottom, top, material, sweep=360.0, facing=0.0, thickness=0.012):
    """A printed area around a can: between two heights, `sweep` degrees wide, its middle towards -y turned by `facing`."""
    o = lathe([(radius, bottom), (radius + thickness, bottom), (radius + thickness, top), (radius, top)], material,
              closed=True, bevel=0, sweep=sweep)
    return place(o, turn=(0, 0, -90 - sweep / 2 + facing))
