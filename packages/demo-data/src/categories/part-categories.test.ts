import { expect, test } from 'vitest';
import { randomFor } from '../random/seeded-random.ts';
import type { LocalisedText } from './part-category.ts';
import { partCategories, partCategoryGroups } from './part-categories.ts';

const nodes = [...partCategoryGroups, ...partCategories];
const HIDDEN_IN_THE_MENU = [74_849, 74_832, 74_857];

function expectThreeLanguages({ ru, en, ar }: LocalisedText) {
  expect(ru).toMatch(/\p{Script=Cyrillic}/u);
  expect(en).toMatch(/^[^\p{Script=Cyrillic}\p{Script=Arabic}]+$/u);
  expect(ar).toMatch(/\p{Script=Arabic}/u);
  expect(ar).not.toMatch(/\p{Script=Cyrillic}/u);
}

test('categories have unique ids and addresses, and none of the ids that the menu hides', () => {
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  expect(new Set(nodes.map(({ url }) => url)).size).toBe(nodes.length);
  expect(nodes.filter(({ id }) => HIDDEN_IN_THE_MENU.includes(id))).toEqual([]);
  for (const { url } of nodes) expect(url).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('the tree has sixty-five categories', () => {
  expect(partCategories).toHaveLength(65);
});

test('names of categories and of their goods are in Russian, English and Arabic', () => {
  for (const { names } of nodes) expectThreeLanguages(names);
  for (const { variants } of partCategories) for (const { names } of variants) expectThreeLanguages(names);
});

test.each(partCategories)('what is sold under $url has keys and names of its own', ({ variants }) => {
  expect(new Set(variants.map(({ key }) => key)).size).toBe(variants.length);
  expect(new Set(variants.map(({ names }) => names.en)).size).toBe(variants.length);
});

test.each(partCategories)(
  'specifications of $url are the same for the same part',
  ({ url, specifications, variants }) => {
    for (const variant of variants) {
      const [one, again] = [1, 2].map(() => [
        ...specifications(randomFor(url), variant),
        ...(variant.specifications ?? []),
      ]);
      expect(one).toEqual(again);
      for (const { name, value, unit } of one ?? []) {
        expectThreeLanguages(name);
        expect(Object.keys(unit ?? name)).toEqual(['ru', 'en', 'ar']);
        const neutral = typeof value === 'object' ? [value.en, value.ar] : [String(value)];
        for (const text of neutral) expect(text).toMatch(/^[^\p{Script=Cyrillic}]+$/u);
      }
    }
  },
);
