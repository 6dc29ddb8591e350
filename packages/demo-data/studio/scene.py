"""The studio itself: ground, lights and camera, the same for every picture. The model is turned, put on the ground and scaled to one
size, so that light and shadow are the same for a bush and a radiator."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

FILL = 0.86
ELEVATION = 20


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _meshes():
    return [o for o in bpy.context.scene.objects if o.type == 'MESH']


def _finish():
    """Rounds edges and smooths shading."""
    for o in _meshes():
        for polygon in o.data.polygons:
            polygon.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(o.get('smooth', 34))
        width = o.get('bevel', 0)
        if width:
            b = o.modifiers.new('bevel', 'BEVEL')
            b.width, b.segments, b.limit_method, b.angle_limit = width, 2, 'ANGLE', math.radians(32)
            b.use_clamp_overlap = True
            b.harden_normals = True


def _points():
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for o in _meshes():
        e = o.evaluated_get(depsgraph)
        points += [e.matrix_world @ v.co for v in e.data.vertices]
    return points


def _stand(pose):
    """Turns the model, scales it to a radius of 1 and puts it on the ground."""
    root = bpy.data.objects.new('model', None)
    bpy.context.scene.collection.objects.link(root)
    for o in bpy.context.scene.objects:
        if o.parent is None and o is not root:
            o.parent = root
    turned = Euler([math.radians(t) for t in pose]).to_matrix().to_4x4()
    root.matrix_world = turned
    bpy.context.view_layer.update()
    points = _points()
    low, high = ([f(p[i] for p in points) for i in range(3)] for f in (min, max))
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    radius = max((p - Vector(middle)).length for p in points)
    move = Matrix.Translation((-middle[0], -middle[1], -low[2]))
    root.matrix_world = Matrix.Scale(1 / radius, 4) @ move @ turned
    bpy.context.view_layer.update()
    return _points()


def _area(at, target, width, height, energy):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, light.size, light.size_y, light.energy = 'RECTANGLE', width, height, energy
    o = bpy.data.objects.new('area', light)
    o.location = at
    o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def _light(middle):
    """A large soft box above on the left, a fill on the right, a rim from behind; the world is a white tent that is darker at
    the height of the eyes, which gives metal its contrast."""
    _area((-2.6, -2.4, 4.6), middle, 2.6, 2.6, 225)
    _area((4.2, -2.2, 2.2), middle, 1.6, 3.0, 62)
    _area((0.6, 4.2, 3.6), middle, 3.4, 1.6, 115)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    half = nodes.new('ShaderNodeMath')
    half.operation = 'MULTIPLY_ADD'
    half.inputs[1].default_value, half.inputs[2].default_value = 0.5, 0.5
    ramp = nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.75, 0.75, 0.75, 1)
    stops[1].position, stops[1].color = 1.0, (1, 1, 1, 1)
    for at, level in ((0.44, 0.55), (0.52, 0.16), (0.6, 0.32), (0.72, 0.88)):
        stop = stops.new(at)
        stop.color = (level, level * 1.01, level * 1.03, 1)
    links.new(place.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], half.inputs[0])
    links.new(half.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = 0.7
    world.cycles.sampling_method = 'NONE'


def _ground():
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, -0.002))
    ground = bpy.context.object
    material = bpy.data.materials.new('ground')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.86, 0.86, 0.86, 1)
    shader.inputs['Roughness'].default_value = 0.8
    shader.inputs['Specular'].default_value = 0
    ground.data.materials.append(material)
    return ground


def _camera(points, fill, elevation):
    """The camera looks down by `elevation`; it backs off until the model takes `fill` of the frame, and shifts its sensor until
    the model is in the middle."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = 95, 36
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    e = math.radians(elevation)
    back, up, right = Vector((0, -math.cos(e), math.sin(e))), Vector((0, math.sin(e), math.cos(e))), Vector((1, 0, 0))
    camera.rotation_euler = (math.radians(90 - elevation), 0, 0)
    middle = Vector((0, 0, (min(p.z for p in points) + max(p.z for p in points)) / 2))
    focal, distance = data.lens / data.sensor_width, 6.0
    for _ in range(6):
        spots = [(focal * p.dot(right) / (distance - p.dot(back)), focal * p.dot(up) / (distance - p.dot(back)))
                 for p in (q - middle for q in points)]
        xs, ys = [s[0] for s in spots], [s[1] for s in spots]
        # The ends of the frame are ±0.5; shadows take their place below.
        distance *= max(max(xs) - min(xs), max(ys) - min(ys)) / fill
    camera.location = middle + back * distance
    data.shift_x = (max(xs) + min(xs)) / 2
    data.shift_y = (max(ys) + min(ys)) / 2 - 0.012
    data.clip_end = 200
    return middle


def set_up(pose, fill, elevation):
    _finish()
    points = _stand(pose)
    middle = _camera(points, fill or FILL, ELEVATION if elevation is None else elevation)
    _light(middle)
    return len(points), _ground()
