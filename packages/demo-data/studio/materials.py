"""The palette. Each function returns a material of Blender; equal calls return the same one.

Grain is measured in the picture, not in centimetres: a small bush and a large drum have the same.
"""
import functools

import bpy


def rgb(colour):
    """`#rrggbb` as linear red, green and blue."""
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def _cached(make):
    cache = {}

    @functools.wraps(make)
    def get(*args, **options):
        key = (args, tuple(sorted(options.items())))
        if key not in cache:
            cache[key] = make(*args, **options)
            cache[key].name = f'{make.__name__} {args}'
        return cache[key]

    return get


@_cached
def surface(colour, metallic=0.0, rough=0.5, coat=0.0, grain=0.0, grain_scale=60, spots=0.0, specular=0.5, sheen=0.0,
            anisotropic=0.0, glow=0.0):
    """Any opaque material. `grain`: depth of a bumpy surface. `spots`: how much the colour varies."""
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    b = nodes['Principled BSDF']
    values = {'Base Color': (*rgb(colour), 1), 'Metallic': metallic, 'Roughness': rough, 'Clearcoat': coat,
              'Clearcoat Roughness': 0.06, 'Specular': specular, 'Sheen': sheen, 'Anisotropic': anisotropic}
    for name, value in values.items():
        b.inputs[name].default_value = value
    if glow:
        b.inputs['Emission'].default_value = (*rgb(colour), 1)
        b.inputs['Emission Strength'].default_value = glow
    if anisotropic:
        tangent = nodes.new('ShaderNodeTangent')
        tangent.direction_type, tangent.axis = 'RADIAL', 'Z'
        links.new(tangent.outputs[0], b.inputs['Tangent'])
    if grain or spots:
        place = nodes.new('ShaderNodeNewGeometry')
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = grain_scale
        noise.inputs['Detail'].default_value = 3
        links.new(place.outputs['Position'], noise.inputs['Vector'])
        if grain:
            bump = nodes.new('ShaderNodeBump')
            bump.inputs['Strength'].default_value = min(1, grain)
            bump.inputs['Distance'].default_value = 0.02
            links.new(noise.outputs['Fac'], bump.inputs['Height'])
            links.new(bump.outputs['Normal'], b.inputs['Normal'])
        if spots:
            ramp = nodes.new('ShaderNodeValToRGB')
            ramp.color_ramp.elements[0].position = 0.35
            ramp.color_ramp.elements[1].position = 0.65
            r = rgb(colour)
            ramp.color_ramp.elements[0].color = (*[c * (1 - spots) for c in r], 1)
            ramp.color_ramp.elements[1].color = (*[min(1, c * (1 + spots)) for c in r], 1)
            links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
            links.new(ramp.outputs['Color'], b.inputs['Base Color'])
    return material


def steel(): return surface('#bcc0c5', 1, 0.3)
def turned_steel(): return surface('#ced1d5', 1, 0.36, anisotropic=0.6)
def dark_steel(): return surface('#55585c', 1, 0.36)
def cast_iron(): return surface('#7a7c80', 1, 0.5, grain=0.12, grain_scale=70)
def cast_aluminium(): return surface('#b9bcbf', 1, 0.42, grain=0.08, grain_scale=70)
def aluminium(): return surface('#cfd2d6', 1, 0.25)
def zinc(): return surface('#b4b8be', 1, 0.34, spots=0.05, grain_scale=8)
def yellow_zinc(): return surface('#d8bd7a', 1, 0.32, spots=0.12, grain_scale=5)
def brass(): return surface('#d9b25a', 1, 0.26)
def copper(): return surface('#d98b62', 1, 0.26)
def chrome(): return surface('#eceef0', 1, 0.06)
def stainless(): return surface('#cfd0d0', 1, 0.2)
def rubber(): return surface('#191a1b', 0, 0.55, specular=0.35)
def black_plastic(): return surface('#1d1f22', 0, 0.42)
def plastic(colour, rough=0.38): return surface(colour, 0, rough)
def paint(colour): return surface(colour, 0, 0.32, coat=1.0)
def coat(colour): return surface(colour, 0, 0.42, grain=0.05, grain_scale=90)
def paper(colour): return surface(colour, 0, 0.85, specular=0.2)
def felt(colour): return surface(colour, 0, 0.95, grain=0.6, grain_scale=70, specular=0.1, sheen=0.4)
def friction(): return surface('#4a4744', 0, 0.85, grain=0.35, grain_scale=55, spots=0.4)
def cardboard(colour='#b58a5a'): return surface(colour, 0, 0.75, specular=0.25)
def printed(colour): return surface(colour, 0, 0.42, specular=0.4)
def ceramic(): return surface('#f4f3ee', 0, 0.18, coat=0.6)
def lamp(colour='#ffffff', strength=1.0): return surface(colour, 0, 0.4, glow=strength)


@_cached
def clear(colour='#ffffff', rough=0.0, body=0.12):
    """Clear glass or lens: cheap, without refraction. `body`: how much of the colour is seen."""
    material = bpy.data.materials.new('clear')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    through = nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = (*[1 - (1 - c) * 0.9 for c in rgb(colour)], 1)
    shell = nodes.new('ShaderNodeBsdfPrincipled')
    shell.inputs['Base Color'].default_value = (*rgb(colour), 1)
    shell.inputs['Roughness'].default_value = 0.05 + rough
    edge = nodes.new('ShaderNodeFresnel')
    edge.inputs['IOR'].default_value = 1.45
    sum_ = nodes.new('ShaderNodeMath')
    sum_.operation = 'ADD'
    sum_.use_clamp = True
    sum_.inputs[1].default_value = body
    gloss = nodes.new('ShaderNodeMixShader')
    links.new(edge.outputs['Fac'], sum_.inputs[0])
    links.new(sum_.outputs[0], gloss.inputs['Fac'])
    links.new(through.outputs['BSDF'], gloss.inputs[1])
    links.new(shell.outputs['BSDF'], gloss.inputs[2])
    links.new(gloss.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return material


def glass(): return clear('#f6fbff', body=0.04)
def lens(colour): return clear(colour, body=0.45)
