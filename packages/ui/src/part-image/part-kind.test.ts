import { describe, expect, it } from 'vitest';
import { partKindOf } from './part-kind.ts';

describe('partKindOf', () => {
  it.each([
    ['oil-filters', 'filter'],
    ['maslyanye-filtry', 'filter'],
    ['motor-oil', 'oil'],
    ['brake-fluids', 'oil'],
    ['brake-discs', 'brake-disc'],
    ['tormoznye-kolodki', 'brake-pad'],
    ['shock-absorbers', 'shock-absorber'],
    ['Spark-Plugs', 'spark-plug'],
    ['timing-belts', 'belt'],
    ['wheel-bearings', 'bearing'],
    ['headlight-bulbs', 'lamp'],
    ['car-batteries', 'battery'],
    ['door-handles', 'generic'],
    ['air-filters', 'panel-filter'],
    ['vozdushnye-filtry', 'panel-filter'],
    ['cabin-filters', 'panel-filter'],
    ['fuel-filters', 'filter'],
    ['halogen-lamps', 'lamp'],
    ['signal-lamps', 'lamp'],
    ['wiper-blades', 'wiper'],
    ['brake-pads', 'brake-pad'],
    ['brakes', 'brake-pad'],
    ['gear-oils', 'oil'],
    ['antifreeze', 'oil'],
    ['timing-belt-kits', 'belt'],
    ['v-belts', 'belt'],
    ['batteries', 'battery'],
    ['brake-cleaners', 'spray'],
    ['care-and-accessories', 'spray'],
    ['wet-wipes', 'wipes'],
    ['tyre-compressors', 'compressor'],
    ['car-first-aid-kits', 'first-aid'],
    ['hand-tools', 'tools'],
  ])('draws %s as %s', (url, kind) => {
    expect(partKindOf(url)).toBe(kind);
  });

  it.each([
    'oil-seals',
    'brake-drums',
    'brake-shoes',
    'brake-calipers',
    'brake-hoses',
    'brake-master-cylinders',
    'abs-sensors',
    'belt-tensioners',
    'strut-mounts',
    'engine-mounts',
    'suspension-bushings',
    'coil-springs',
    'ignition-coils',
    'glow-plugs',
    'fuel-pumps',
    'water-pumps',
    'oil-pumps',
    'maslyanye-nasosy',
    'ball-joints',
    'sharovye-opory',
    'transmission-filters',
    'tail-lights',
    'headlights',
    'fary',
    'cv-joints',
    'cv-joint-boots',
    'stabiliser-links',
    'alternators',
    'air-conditioning-compressors',
    'mirrors',
  ])('draws %s, which only shares a word with another kind, as a generic part', (url) => {
    expect(partKindOf(url)).toBe('generic');
  });

  it.each([undefined, null, ''])('draws a part without a category (%s) as a generic part', (url) => {
    expect(partKindOf(url)).toBe('generic');
  });
});
