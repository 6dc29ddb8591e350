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
  ])('draws %s as %s', (url, kind) => {
    expect(partKindOf(url)).toBe(kind);
  });

  it.each([undefined, null, ''])('draws a part without a category (%s) as a generic part', (url) => {
    expect(partKindOf(url)).toBe('generic');
  });
});
