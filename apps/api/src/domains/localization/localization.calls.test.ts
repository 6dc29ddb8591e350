import { Values } from '@partshop/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadLocalizationValues } from './localization.queries.ts';
import { createTestApi, good } from '../../testing/test-api.ts';

const { visitor, database, time } = await createTestApi();
const guest = visitor();
const values = (lang: string, keys: string[], resource = 'basket') =>
  good(guest.post(`/Localization/GetValues?lang=${lang}`, { [resource]: keys }), Values);
const texts = {
  en: { basket: { Корзина: 'Basket', Итого: 'Total' } },
  ar: { basket: { Корзина: 'السلة' } },
};

beforeAll(() => loadLocalizationValues(database.db, texts));

test('a text is returned in its language, else in English, and left out when there is neither', async () => {
  expect(await values('ar', ['Корзина', 'Итого', 'Новый текст'])).toEqual({
    basket: { Корзина: 'السلة', Итого: 'Total' },
  });
});

test('an unedited Russian text is its key', async () => {
  expect(await values('ru', ['Корзина'])).toEqual({ basket: { Корзина: 'Корзина' } });
});

test('resources and keys named like object members are plain names', async () => {
  expect(await values('ru', ['__proto__', 'constructor', 'toString'], 'constructor')).toEqual({
    constructor: { constructor: 'constructor', toString: 'toString' },
  });
  expect(await values('en', ['__proto__', 'constructor'], 'toString')).toEqual({ toString: {} });
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test('the shipped texts are loaded once for each version of their file, and edits in between are kept', async () => {
  await database.pool.query(`update localization_values set value = 'Cart' where key = 'Корзина' and lang = 'en'`);
  expect(await loadLocalizationValues(database.db, texts)).toBe(false);
  time.now = new Date(time.now.getTime() + 61_000);
  expect(await values('en', ['Корзина'])).toEqual({ basket: { Корзина: 'Cart' } });

  expect(await loadLocalizationValues(database.db, { ...texts, en: { basket: { Корзина: 'Your basket' } } })).toBe(
    true,
  );
  time.now = new Date(time.now.getTime() + 61_000);
  expect(await values('en', ['Корзина', 'Итого'])).toEqual({ basket: { Корзина: 'Your basket', Итого: 'Total' } });
});

test('processes that start together load the texts once', async () => {
  const next = { en: { home: { Главная: 'Home' } } };
  const written = await Promise.all(Array.from({ length: 4 }, () => loadLocalizationValues(database.db, next)));
  expect(written.filter(Boolean)).toHaveLength(1);
});
