import { describe, expect, test } from 'vitest';
import { readCarJsonDatasets } from './car-json-datasets.ts';
import { russianMarket } from './russian-market/russian-market.ts';
import { platformSisters, russianRoads } from './russian-roads.ts';
import { buildVehicleTree, vehicleSlug, type FeedBrand } from './vehicle-tree.ts';

const engine = (name: string) => ({ name, fuel: null, displacementCc: null });
const model = (name: string, ...engines: string[]) => ({
  name,
  producedFrom: 2010,
  producedTo: null,
  bodyType: null,
  engines: engines.map(engine),
});
const brand = (name: string, series: string, ...models: ReturnType<typeof model>[]): FeedBrand => ({
  name,
  series: [{ name: series, producedFrom: 2010, models }],
});

describe('a tree of vehicles', () => {
  test('merges one brand and family from two feeds', () => {
    const tree = buildVehicleTree([
      [brand('Kia', 'Rio', model('II', '1.4L'))],
      [brand('KIA', 'Rio', model('III', '1.6L')), brand('LADA', 'Vesta', model('I', '1.8L'))],
    ]);
    expect(tree.brands.map(({ name }) => name)).toEqual(['Kia', 'LADA']);
    expect(tree.brands[0]?.series[0]?.models.map(({ url }) => url)).toEqual(['ii', 'iii']);
  });

  test('leaves out nodes without an engine', () => {
    const tree = buildVehicleTree([
      [brand('Kia', 'Rio', model('II'), model('III', '1.6L')), brand('Avto', 'X', model('I'))],
    ]);
    expect(tree.brands.map(({ url }) => url)).toEqual(['kia']);
    expect(tree.brands[0]?.series[0]?.models.map(({ name }) => name)).toEqual(['III']);
  });

  test('keeps the id of a vehicle when others come before it', () => {
    const alone = buildVehicleTree([[brand('Kia', 'Rio', model('II', '1.4L'))]]);
    const later = buildVehicleTree([
      [brand('Audi', 'A4', model('B8', '2.0L')), brand('Kia', 'Rio', model('II', '1.4L'))],
    ]);
    expect(later.brands[1]).toEqual(alone.brands[0]);
  });
});

test.each([
  ['Mk6 (A6 / Typ 5K)', 'mk6-a6-typ-5k'],
  ['Mégane', 'megane'],
  ['1.4L I4 TSI Petrol', '1-4l-i4-tsi-petrol'],
  ['Нива', 'niva'],
])('the address of %s is %s', (name, slug) => {
  expect(vehicleSlug(name)).toBe(slug);
});

describe('the packaged tree with the Russian market', () => {
  const { brands } = buildVehicleTree([readCarJsonDatasets(), russianMarket]);
  const series = brands.flatMap((one) => one.series.map((two) => ({ path: `${one.url}/${two.url}`, ...two })));

  test('has the makes of the world and those of Russia', () => {
    expect(brands.length).toBeGreaterThan(70);
    expect(brands.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['volkswagen', 'toyota', 'lada', 'uaz', 'haval']),
    );
    expect(series.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['hyundai/solaris', 'lada/granta', 'audi/a4']),
    );
  });

  test('has an engine on every path, and unique URLs and ids', () => {
    const ids = new Set<number>();
    let nodes = 0;
    const check = (children: readonly { id: number; url: string }[]) => {
      expect(children.length).toBeGreaterThan(0);
      expect(new Set(children.map(({ url }) => url)).size).toBe(children.length);
      nodes += children.length;
      for (const { id, url } of children) {
        expect(url).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        ids.add(id);
      }
    };
    check(brands);
    for (const one of brands) check(one.series);
    for (const one of series) {
      check(one.models);
      for (const { engines } of one.models) check(engines);
    }
    expect(ids.size).toBe(nodes);
  });

  test('has every family for which parts are generated', () => {
    const known = new Set(series.map(({ path }) => path));
    const named = Object.entries(russianRoads).flatMap(([url, road]) => road.series.map((one) => `${url}/${one}`));
    expect([...named, ...platformSisters.flat()].filter((path) => !known.has(path))).toEqual([]);
  });
});
