import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, localeOf } from './locales.ts';
import { ReadTexts } from './read-texts.ts';

const english = localeOf('en');
const basket = { Корзина: 'Basket' };

it('stays the same when texts come that nobody has read, and gives them', () => {
  const texts = new ReadTexts(english, { basket });
  texts.textsOf('basket');
  const consent = { Да: 'Yes' };
  expect(texts.take(english, { basket, consent })).toBe(texts);
  expect(texts.textsOf('consent')).toBe(consent);
});

it('is another one when texts change that were read, though they were missing', () => {
  const texts = new ReadTexts(english, {});
  expect(texts.textsOf('basket')).toBeUndefined();
  const next = texts.take(english, { basket });
  expect(next).not.toBe(texts);
  expect(next.textsOf('basket')).toBe(basket);
});

it('is another one in another language', () => {
  const texts = new ReadTexts(english, { basket });
  expect(texts.take(DEFAULT_LOCALE, { basket })).not.toBe(texts);
});
