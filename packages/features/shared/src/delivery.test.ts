import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslate, DEFAULT_LOCALE, localeOf, sharedMessages } from '@partshop/features/core';
import { formatDelivery } from './delivery.ts';

const t = createTranslate(sharedMessages, {}, DEFAULT_LOCALE);

test.each([
  [0, 0, 'Сегодня'],
  [1, 1, 'Завтра'],
  [0, 1, 'Завтра'],
  [3, 3, '3 дня'],
  [5, 5, '5 дней'],
  [3, 5, '3–5 дн.'],
  [0, 2, 'До 2 дней'],
  [4, 2, '4 дня'],
])('%i to %i days read “%s”', (from, to, text) => expect(formatDelivery(t, from, to)).toBe(text));

test.each([
  [3, 10, '3–10 أيام'],
  [9, 11, '9–11 يومًا'],
  [20, 25, '20–25 يومًا'],
])('%i to %i days have the Arabic plural: “%s”', (from, to, text) => {
  const file = new URL('../../core/locales/ar.json', import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(formatDelivery(createTranslate(sharedMessages, { core: texts }, localeOf('ar')), from, to)).toBe(text);
});
