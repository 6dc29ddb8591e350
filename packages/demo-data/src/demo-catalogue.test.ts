import { createHash } from 'node:crypto';
import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoFamily } from './articles/demo-article.ts';
import { makeFamilies } from './articles/make-families.ts';
import { makeFamily } from './articles/make-family.ts';
import { makeFitments, modelsOfEngines, type DemoFitment } from './articles/make-fitments.ts';
import { NumberRegister } from './articles/number-register.ts';
import { createDemoCatalogue, type DemoCatalogue } from './demo-catalogue.ts';
import { aftermarketMakers } from './makers/aftermarket-makers.ts';
import { makeOffers, tradedArticle, type DemoOffer } from './offers/make-offers.ts';
import { demoPriceLists } from './offers/sellers.ts';
import { groupVehicles } from './vehicles/vehicle-groups.ts';

const ARTICLES = 20_000;
const OFFERS = 150_000;

let catalogue: DemoCatalogue;
let families: DemoFamily[];
let offers: DemoOffer[];

beforeAll(() => {
  catalogue = createDemoCatalogue();
  families = [...catalogue.families(ARTICLES)];
  offers = [...makeOffers(families.flatMap(({ articles }) => articles).map(tradedArticle), OFFERS)];
});

const digestOf = (rows: readonly unknown[]) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
const articlesOf = (some: readonly DemoFamily[]) => some.flatMap(({ articles }) => articles);

describe('the demo catalogue at its usual size', () => {
  test('has exactly 20,000 articles and 150,000 offers', () => {
    expect(articlesOf(families)).toHaveLength(ARTICLES);
    expect(offers).toHaveLength(OFFERS);
  });

  // Generates everything again, which takes seconds on a busy machine.
  test('is the same when generated twice', { timeout: 30_000 }, () => {
    const again = createDemoCatalogue();
    const articles = articlesOf([...again.families(ARTICLES)]);
    expect(digestOf(articles)).toBe(digestOf(articlesOf(families)));
    expect(digestOf([...makeOffers(articles.map(tradedArticle), OFFERS)])).toBe(digestOf(offers));
    expect(digestOf(again.vehicles.brands)).toBe(digestOf(catalogue.vehicles.brands));
  });

  test('begins like a smaller catalogue', () => {
    const smaller = articlesOf([...catalogue.families(500)]);
    expect(digestOf(smaller)).toBe(digestOf(articlesOf(families).slice(0, 500)));
  });

  test('has no number twice under one maker, in any spelling', () => {
    const keys = articlesOf(families).map(({ maker, number }) => `${maker.id}/${foldPartNumber(number)}`);
    expect(new Set(keys).size).toBe(ARTICLES);
    expect(new Set(articlesOf(families).map(({ id }) => id)).size).toBe(ARTICLES);
  });

  test('has numbers that the search recognises as numbers, without stray characters', () => {
    const odd = articlesOf(families).filter(
      ({ number }) => !looksLikePartNumber(number) || /--| {2}|^[^\p{L}\d]|[^\p{L}\d]$/u.test(number),
    );
    expect(odd.map(({ maker, number }) => `${maker.name} ${number}`)).toEqual([]);
  });

  test('links a replaced number to a newer one of the same maker and family', () => {
    const byId = new Map(articlesOf(families).map((article) => [article.id, article]));
    const replaced = articlesOf(families).filter(({ replacedBy }) => replacedBy !== null);
    expect(replaced.length).toBeGreaterThan(1000);
    for (const { maker, family, replacedBy } of replaced) {
      expect(byId.get(replacedBy ?? 0)).toMatchObject({ maker: { id: maker.id }, family: { id: family.id } });
    }
  });

  test('fits most families to vehicles of the tree', () => {
    const engines = new Set(
      catalogue.vehicles.brands.flatMap(({ series }) =>
        series.flatMap(({ models }) => models.flatMap((model) => model.engines.map(({ id }) => id))),
      ),
    );
    const fitted = families.filter(({ group }) => group !== undefined);
    expect(fitted.length).toBeGreaterThan(families.length * 0.8);
    for (const { group } of fitted) expect(group?.engineIds.every((id) => engines.has(id))).toBe(true);
  });

  test('has no two models of a brand whose addresses without a series are the same', () => {
    const addresses = catalogue.vehicles.brands.flatMap((brand) =>
      brand.series.flatMap(({ url, models }) => models.map((model) => `${brand.url}/${url}-${model.url}`)),
    );
    expect(addresses.length).toBeGreaterThan(5000);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has fitments with conditions of every kind, each for a car of its family', () => {
    const modelOf = modelsOfEngines(catalogue.vehicles);
    const fitments = families.flatMap((family) => makeFitments(family, modelOf));
    expect(fitments).toHaveLength(families.reduce((sum, { group }) => sum + (group?.engineIds.length ?? 0), 0));
    const kinds = ['madeFrom', 'madeTo', 'option', 'bodyType', 'position'] as const;
    expect(kinds.filter((kind) => fitments.every((fitment) => fitment[kind] === null))).toEqual([]);
    const conditional = fitments.filter(
      ({ madeFrom, madeTo, option, bodyType }) => (madeFrom ?? madeTo ?? option ?? bodyType) !== null,
    );
    expect(conditional.length).toBeLessThan(fitments.length * 0.2);
    const isOutside = ({ engineId, madeFrom, madeTo }: DemoFitment) => {
      const { producedFrom, producedTo } = modelOf.get(engineId) ?? {};
      const year = Number((madeFrom ?? madeTo ?? '').slice(0, 4));
      return year !== 0 && (year < Number(producedFrom) || year > Number(producedTo));
    };
    expect(fitments.filter(isOutside)).toEqual([]);
  });

  test('keeps the other rows when a maker is removed', () => {
    const others = aftermarketMakers.filter(({ name }) => name !== 'FILTRON');
    const [all, without] = [aftermarketMakers, others].map((makers) => {
      const register = new NumberRegister();
      return families.slice(0, 300).flatMap((family) => makeFamily(family, register, makers).articles);
    });
    expect(without).toEqual(all?.filter(({ maker }) => maker.name !== 'FILTRON'));
    expect(without?.length).toBeLessThan(all?.length ?? 0);
  });
});

describe('offers', () => {
  test('are one per article and price list, each with a price and a quantity', () => {
    expect(new Set(offers.map(({ articleId, priceListId }) => `${articleId}/${priceListId}`)).size).toBe(OFFERS);
    const lists = new Set(demoPriceLists.map(({ id }) => id));
    const odd = offers.filter(
      ({ priceListId, price, quantity, multiplicity }) =>
        !lists.has(priceListId) || !Number.isInteger(price) || price <= 0 || quantity < multiplicity,
    );
    expect(odd).toEqual([]);
  });

  test('are mostly in whole roubles', () => {
    expect(offers.filter(({ price }) => price % 100 === 0).length).toBeGreaterThan(OFFERS * 0.8);
  });

  test('are missing for some articles', () => {
    const offered = new Set(offers.map(({ articleId }) => articleId)).size;
    expect(offered).toBeGreaterThan(ARTICLES * 0.8);
    expect(offered).toBeLessThan(ARTICLES * 0.95);
  });
});

test('a catalogue cannot be smaller than its landmarks', () => {
  expect(() => [...catalogue.families(1)].length).toThrow(RangeError);
});

test('a catalogue cannot be larger than its vehicles and parts allow', () => {
  const { chassis, engine } = groupVehicles(catalogue.vehicles);
  const few = {
    chassis: chassis.filter(({ key }) => /^(skoda|volkswagen)\//.test(key)),
    engine: engine.filter(({ key }) => /^(vag|mitsubishi|general-motors)\/1\.[68]\/petrol\/[01]$/.test(key)),
  };
  expect(() => [...makeFamilies(few, 100_000)].length).toThrow(RangeError);
});
