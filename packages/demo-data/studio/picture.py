"""Rendering with few samples, and the filter that makes a picture of them.

Debian's Blender has no denoiser. Cycles writes, besides the colours, what it knows without noise: colour of the surface, direction
of the surface. The filter averages each pixel with those neighbours whose surroundings look the same and which are alike in
these: 32 samples look like several hundred.
"""
import os
import tempfile

import bpy
import numpy as np


def _read(path, size):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(size * size * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(size, size, 4)[::-1].copy()


def _cycles(size, samples, threshold):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    c = scene.cycles
    c.device = 'CPU'
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, threshold, 12
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 3, 1, 3, 3
    c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_direct, c.sample_clamp_indirect = 6, 1.6
    c.blur_glossy = 1.0
    c.filter_width = 1.3
    c.auto_scrambling_distance = True


def _take(size, slots):
    """Renders, and returns the passes `slots` names."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    with tempfile.TemporaryDirectory() as folder:
        out = tree.nodes.new('CompositorNodeOutputFile')
        out.base_path = folder
        out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
        out.file_slots.clear()
        for slot, name in slots.items():
            out.file_slots.new(slot)
            tree.links.new(layers.outputs[name], out.inputs[slot])
        scene.frame_set(1)
        bpy.ops.render.render()
        return {slot: _read(os.path.join(folder, f'{slot}0001.exr'), size) for slot in slots}


def render(ground, size, samples, threshold):
    """Renders the model, and its shadow on the ground at half the size. Returns arrays of floats: `rgba` (premultiplied),
    `albedo`, `normal` and `shadow` (0 to 1)."""
    models = [o for o in bpy.context.scene.objects if o.type == 'MESH' and o is not ground]
    ground.visible_camera, ground.is_shadow_catcher = False, False
    _cycles(size, samples, threshold)
    passes = _take(size, {'rgba': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'})
    for o in models:
        o.visible_camera = False
    ground.visible_camera, ground.is_shadow_catcher = True, True
    half = size // 2
    _cycles(half, 24, 0.02)
    shadow = _take(half, {'rgba': 'Image'})['rgba'][..., 3:4]
    for _ in range(2):
        shadow = _nlm(shadow, np.zeros_like(shadow), 4, 1, 0.05)
    shadow = _box(_box(shadow, 1), 1)
    edge = np.minimum(np.minimum(np.arange(half), np.arange(half)[::-1]) / (half * 0.07), 1)
    edge = edge * edge * (3 - 2 * edge)
    # What the open ground loses by the model's being there at all is no shadow.
    shadow = np.clip((shadow - 0.06) / 0.94, 0, 1) * edge[:, None, None] * edge[None, :, None]
    passes['shadow'] = _double(shadow)
    return passes


def _double(a):
    """Twice the size, interpolated."""
    for axis in (0, 1):
        a = np.moveaxis(a, axis, 0)
        before, after = np.concatenate([a[:1], a[:-1]]), np.concatenate([a[1:], a[-1:]])
        a = np.stack([0.75 * a + 0.25 * before, 0.75 * a + 0.25 * after], axis=1).reshape(-1, *a.shape[1:])
        a = np.moveaxis(a, 0, axis)
    return a


def _box(a, radius):
    """The mean over a square."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (radius, radius)
        padded = np.pad(a, pad, mode='edge')
        a = sum(padded[tuple(slice(k, k + a.shape[axis]) if i == axis else slice(None) for i in range(a.ndim))]
                for k in range(2 * radius + 1)) / np.float32(2 * radius + 1)
    return a


def encode(x):
    """Linear light as what screens show, with a soft shoulder instead of hard white."""
    x = np.maximum(x, 0)
    knee = 0.72
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee) * 0.85)), x)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055).astype(np.float32)


def develop(passes, window=6, strength=1.0):
    """The finished picture on white, in values of the screen."""
    rgba = passes['rgba']
    alpha = np.clip(rgba[..., 3:4], 0, 1)
    picture = encode(rgba[..., :3] / np.maximum(alpha, 1e-3)) * (alpha > 1e-3)
    solid = alpha[..., 0] > 1e-3
    rows, columns = np.flatnonzero(solid.any(axis=1)), np.flatnonzero(solid.any(axis=0))
    area = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    guide = np.concatenate([passes['albedo'][..., :3] * 3.0, passes['normal'][..., :3] * 2.2, alpha * 3.0], axis=2)
    picture[area] = _nlm(picture[area], guide[area], window, 1, strength * 0.045)
    shadow = encode(np.ones_like(picture) * (1 - passes['shadow'])) / encode(np.ones(1, np.float32))
    return picture * alpha + shadow * (1 - alpha)


def _nlm(picture, guide, window, patch, spread):
    """Means of pixels whose surroundings (`patch` pixels around) look alike and whose `guide` is alike. Each pair of pixels is
    compared once."""
    h, w, channels = picture.shape
    pad = ((window, window), (window, window), (0, 0))
    p, g = (np.pad(a.astype(np.float32), pad, mode='reflect') for a in (picture, guide))
    total, weights = p.copy(), np.ones(p.shape[:2], np.float32)
    height, width = weights.shape
    for dy in range(window + 1):
        for dx in range(-window, window + 1):
            if (dy == 0 and dx <= 0) or dy * dy + dx * dx > window * window + 1:
                continue
            here = slice(0, height - dy), slice(max(0, -dx), width - max(0, dx))
            there = slice(dy, height), slice(max(0, dx), width + min(0, dx))
            a, b = p[here], p[there]
            d = a - b
            unlike = _box(np.einsum('ijk,ijk->ij', d, d), patch) / (channels * 2 * spread * spread)
            d = g[here] - g[there]
            weight = np.exp(-np.maximum(unlike - 1.0, 0) - np.einsum('ijk,ijk->ij', d, d) / 0.08)
            total[here] += weight[..., None] * b
            total[there] += weight[..., None] * a
            weights[here] += weight
            weights[there] += weight
    inner = slice(window, window + h), slice(window, window + w)
    return total[inner] / weights[inner][..., None]


def save(picture, path):
    """Writes a PNG of 8 bits."""
    h, w = picture.shape[:2]
    image = bpy.data.images.new('picture', w, h, alpha=False)
    image.colorspace_settings.name = 'sRGB'
    pixels = np.ones((h, w, 4), np.float32)
    pixels[..., :3] = np.clip(picture, 0, 1)
    image.pixels.foreach_set(pixels[::-1].ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
