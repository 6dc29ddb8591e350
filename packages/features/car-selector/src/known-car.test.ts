import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarGroup } from '@partshop/api-client';
import { cases } from '@partshop/features/core/testing';
import { isKnownCar, type CarPath } from './known-car.ts';
import { brands, engines, models } from './mocks/fixtures.ts';

const catalogue = { brands, models, engines };
const octavia = { brand: 'skoda', seria: 'octavia', model: 'octavia-iii', engine: '14-tsi-150' };

describe('row 88: the check of a car’s address', () => {
  it.each<[string, CarPath]>([
    ['no part at all', {}],
    ['a brand', { brand: 'skoda' }],
    ['a series', { brand: 'skoda', seria: 'superb' }],
    ['a model', { brand: 'skoda', seria: 'octavia', model: 'octavia-ii' }],
    ['an engine', octavia],
    ['capital letters', { brand: 'SKODA', seria: 'Octavia', model: 'OCTAVIA-iii', engine: '14-TSI-150' }],
  ])('%s passes', (_what, path) => {
    expect(isKnownCar(path, catalogue)).toBe(true);
  });

  it.each<[string, CarPath]>([
    ['an unknown brand', { brand: 'wartburg' }],
    ['an unknown series', { brand: 'skoda', seria: 'golf' }],
    ['a model of another series', { brand: 'skoda', seria: 'superb', model: 'octavia-iii' }],
    ['an unknown engine', { ...octavia, engine: '19-tdi' }],
    ['an engine under an unknown brand', { ...octavia, brand: 'wartburg' }],
    ['a part without the one before it', { brand: 'skoda', model: 'octavia-iii' }],
    ['an empty part', { brand: '' }],
    ['a part of a name', { brand: 'skod' }],
  ])('%s fails', (_what, path) => {
    expect(isKnownCar(path, catalogue)).toBe(false);
  });

  it('knows no car without its lists', () => {
    expect(isKnownCar({ brand: 'skoda' }, { brands: [], models: [], engines: [] })).toBe(false);
  });
});

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/);
const uniqueSlugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 4 });
const listOf = (parts: string[], under: string[]): CarGroup[] => [
  {
    groupName: '',
    seriaUrl: under.at(-1) ?? '',
    children: parts.map((part, index) => ({
      text: part,
      value: index + 1,
      linkUrl: ['/zapchasti', ...under, part].join('/'),
      breadCrumbs: [],
    })),
  },
];

/** A catalogue of one series of one brand, and a car in it. */
const cars = fc
  .record({ brands: uniqueSlugs, seria: slug, models: uniqueSlugs, engines: uniqueSlugs, at: fc.nat() })
  .map(({ brands: brandUrls, seria, models: modelUrls, engines: engineUrls, at }) => {
    const pick = (urls: string[]) => urls[at % urls.length] ?? '';
    const path = { brand: pick(brandUrls), seria, model: pick(modelUrls), engine: pick(engineUrls) };
    return {
      path,
      known: {
        brands: listOf(brandUrls, []),
        models: listOf(modelUrls, [path.brand, seria]),
        engines: listOf(engineUrls, [path.brand, seria, path.model]),
      },
    };
  });

const PARTS = ['brand', 'seria', 'model', 'engine'] as const;

it('accepts every car of a catalogue, at any depth and in any case', () => {
  fc.assert(
    fc.property(cars, fc.nat(4), fc.boolean(), ({ path, known: lists }, depth, isUpper) => {
      const given = PARTS.slice(0, depth).map((part) => [part, isUpper ? path[part].toUpperCase() : path[part]]);
      expect(isKnownCar(Object.fromEntries(given) as CarPath, lists)).toBe(true);
    }),
    { numRuns: cases(200) },
  );
});

it('rejects every address with a segment that is not in the catalogue', () => {
  fc.assert(
    fc.property(cars, fc.constantFrom(...PARTS), ({ path, known: lists }, part) => {
      expect(isKnownCar({ ...path, [part]: `${path[part]}/` }, lists)).toBe(false);
    }),
    { numRuns: cases(200) },
  );
});

it('rejects an address when a shorter form of it is unknown', () => {
  const strange = fc.record({ brand: slug, seria: slug, model: slug, engine: slug });
  const isOwn = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(cars, strange, isOwn, (car, other, own) => {
      const parts = PARTS.map((part, index) => [part, own[index] ? car.path[part] : other[part]] as const);
      const known = [1, 2, 3, 4].map((depth) => isKnownCar(Object.fromEntries(parts.slice(0, depth)), car.known));
      expect(known).toEqual(known.toSorted((shorter, longer) => Number(longer) - Number(shorter)));
    }),
    { numRuns: cases(200) },
  );
});
