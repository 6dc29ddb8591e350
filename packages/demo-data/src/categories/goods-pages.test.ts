import { expect, test } from 'vitest';
import { randomFor } from '../random/seeded-random.ts';
import { attributes } from './attributes.ts';
import { goodsAttributes, goodsPages } from './goods-pages.ts';
import { partCategories } from './part-categories.ts';

const NAMED =
  'oils batteries wipers lamps antifreeze washer-fluids compressors brake-cleaners wipes first-aid-kits tools'.split(
    ' ',
  );

test('the goods that the shop promises have a page', () => {
  expect(goodsPages.map(({ url }) => url)).toEqual(expect.arrayContaining(NAMED));
});

test('each category is on one page, and each attribute is known by its name and unit', () => {
  const shown = goodsPages.flatMap(({ categories }) => categories);
  expect(new Set(shown).size).toBe(shown.length);
  const names = goodsAttributes.map(({ names: name, units }) => `${name.ru} ${units?.ru}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(goodsPages)('the goods of $url have every attribute of their page', (page) => {
  const shown = partCategories.filter(({ url }) => page.categories.includes(url));
  expect(shown).toHaveLength(page.categories.length);
  const given = shown.flatMap((category) =>
    category.variants.flatMap((variant) => [
      ...category.specifications(randomFor(category.url), variant),
      ...(variant.specifications ?? []),
    ]),
  );
  const has = (attribute: keyof typeof attributes) =>
    given.some(({ name, unit }) => {
      const known: { name: object; unit?: object } = attributes[attribute];
      return name === known.name && unit === known.unit;
    });
  expect(page.attributes.filter((attribute) => !has(attribute))).toEqual([]);
  expect(page.attributes).toEqual(expect.arrayContaining([...page.onCard]));
});
