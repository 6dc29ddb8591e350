import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '@partshop/features/core/testing';
import { buildBreadcrumbs, trailOf, type BreadcrumbSource } from './build-breadcrumbs.ts';
import { LEVELS, type ByLevel, type Level, type Place } from './levels.ts';

const golf: ByLevel<Place> = {
  parent: { url: 'filters', name: 'Фильтры' },
  category: { url: 'oil-filters', name: 'Масляные фильтры' },
  brand: { url: 'volkswagen', name: 'Volkswagen' },
  seria: { url: 'golf', name: 'Golf' },
  model: { url: 'mk7', name: 'Golf Mk7' },
  engine: { url: '1-4-tsi', name: '1.4 TSI' },
};
const routeTo = (last: Level): ByLevel<string> =>
  Object.fromEntries(LEVELS.slice(0, LEVELS.indexOf(last) + 1).map((level) => [level, golf[level]?.url]));

const build = (source: Partial<BreadcrumbSource>) =>
  buildBreadcrumbs({ root: '/avtozapchasti', levels: LEVELS, route: {}, places: {}, ...source });
const shown = (source: Partial<BreadcrumbSource>) =>
  build(source).map(({ level, name, link }) => [level, name, link] as const);

describe('breadcrumbs (§4)', () => {
  it('names all six levels of a whole car', () => {
    expect(shown({ route: routeTo('engine'), places: golf }).map(([, , link]) => link)).toEqual([
      '/avtozapchasti/filters',
      '/avtozapchasti/filters/oil-filters',
      '/avtozapchasti/filters/oil-filters/volkswagen',
      '/avtozapchasti/filters/oil-filters/volkswagen/golf',
      '/avtozapchasti/filters/oil-filters/volkswagen/golf/mk7',
      '/avtozapchasti/filters/oil-filters/volkswagen/golf/mk7/1-4-tsi',
    ]);
  });

  it('leaves levels of a car that are not chosen to their placeholders', () => {
    expect(shown({ route: routeTo('brand'), places: golf }).slice(2)).toEqual([
      ['brand', 'Volkswagen', '/avtozapchasti/filters/oil-filters/volkswagen'],
      ['seria', null, null],
      ['model', null, null],
      ['engine', null, null],
    ]);
  });

  it('shows an earlier selection by its name, without a link', () => {
    const selection = { brand: 'LADA', seria: 'Vesta', model: 'I', engine: '1.6' };
    expect(shown({ route: routeTo('category'), places: golf, selection }).slice(2)).toEqual([
      ['brand', 'LADA', null],
      ['seria', 'Vesta', null],
      ['model', 'I', null],
      ['engine', '1.6', null],
    ]);
  });

  it('has no placeholder for a category', () => {
    expect(shown({})).toEqual([
      ['brand', null, null],
      ['seria', null, null],
      ['model', null, null],
      ['engine', null, null],
    ]);
  });

  it('offers a menu at each level whose parent is active', () => {
    const brands = [golf.brand, { url: 'lada', name: 'LADA' }] as Place[];
    const [, , brand, seria] = build({
      route: routeTo('category'),
      places: golf,
      items: { brand: brands, seria: [{ url: 'golf', name: 'Golf' }] },
    });
    expect(brand?.items.at(-1)).toEqual({
      name: 'LADA',
      link: '/avtozapchasti/filters/oil-filters/lada',
      isCurrent: false,
    });
    expect(seria?.items).toEqual([]);
  });

  it('marks the own place of a menu', () => {
    const items = { brand: [golf.brand, { url: 'lada', name: 'LADA' }] as Place[] };
    const brand = build({ route: routeTo('seria'), places: golf, items })[2];
    expect(brand?.items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('escapes what is no plain part of a URL', () => {
    const places = { brand: { url: 'a/b?', name: 'A' } };
    const [brand] = build({ root: '/zapchasti', levels: ['brand'], route: { brand: 'a/b?' }, places });
    expect(brand?.link).toBe('/zapchasti/a%2Fb%3F');
  });
});

const part = fc.stringMatching(/^[a-z0-9-]{1,6}$/);
const byLevel = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(LEVELS.map((level) => [level, value])) as Record<Level, fc.Arbitrary<Value>>, {
    requiredKeys: [],
  }) as fc.Arbitrary<ByLevel<Value>>;
const place = fc.record({ url: part, name: fc.string({ minLength: 1, maxLength: 5 }) });
const sources: fc.Arbitrary<BreadcrumbSource> = fc
  .record({
    root: fc.constant('/avtozapchasti'),
    levels: fc.subarray([...LEVELS]),
    route: byLevel(part),
    places: byLevel(place),
    selection: byLevel(fc.string({ minLength: 1, maxLength: 5 })),
    items: byLevel(fc.array(place, { maxLength: 3 })),
    rightTo: fc.nat(LEVELS.length),
  })
  // Random parts seldom match: the route names its places down to a level.
  .map(({ rightTo, ...source }) => ({
    ...source,
    route: {
      ...source.route,
      ...Object.fromEntries(
        LEVELS.slice(0, rightTo).flatMap((level) => {
          const known = source.places[level];
          return known ? [[level, known.url.toUpperCase()]] : [];
        }),
      ),
    },
  }));

describe('breadcrumbs of any route', () => {
  it('keep the order of the levels', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const levels = buildBreadcrumbs(source).map(({ level }) => level);
        expect(levels).toEqual(LEVELS.filter((level) => levels.includes(level)));
      }),
      { numRuns: cases(300) },
    );
  });

  it('are active exactly down to the first level whose part of the URL does not match', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { levels, route, places } = source;
        const first = levels.findIndex(
          (level) => places[level] === undefined || places[level].url !== route[level]?.toLowerCase(),
        );
        const active = buildBreadcrumbs(source).flatMap(({ level, isActive }) => (isActive ? [level] : []));
        expect(active).toEqual(first === -1 ? levels : levels.slice(0, first));
      }),
      { numRuns: cases(300) },
    );
  });

  it('have a link if and only if they are active, below the one before', () => {
    fc.assert(
      fc.property(sources, (source) => {
        let above = source.root;
        for (const { link, isActive } of buildBreadcrumbs(source)) {
          expect(link !== null).toBe(isActive);
          if (link === null) continue;
          expect(link.startsWith(`${above}/`)).toBe(true);
          above = link;
        }
      }),
      { numRuns: cases(300) },
    );
  });

  it('name an inactive level by the selection or not at all', () => {
    fc.assert(
      fc.property(sources, (source) => {
        for (const { level, name, isActive } of buildBreadcrumbs(source)) {
          expect(name).toBe(isActive ? source.places[level]?.name : (source.selection?.[level] ?? null));
        }
      }),
      { numRuns: cases(300) },
    );
  });

  it('tell search engines the active levels and no others', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const crumbs = buildBreadcrumbs(source);
        const active = crumbs.filter(({ isActive }) => isActive);
        expect(trailOf(crumbs)).toEqual(active.map(({ name, link }) => ({ name, path: link })));
      }),
      { numRuns: cases(300) },
    );
  });
});
