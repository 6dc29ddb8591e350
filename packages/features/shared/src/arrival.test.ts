import { expect, test } from 'vitest';
import { createTranslate, DEFAULT_LOCALE, sharedMessages } from '@partshop/features/core';
import { formatArrival } from './arrival.ts';

const t = createTranslate(sharedMessages, {}, DEFAULT_LOCALE);

test.each([
  [0, 0, 'Сегодня, пн, 15 июн.'],
  [1, 1, 'Завтра, вт, 16 июн.'],
  [3, 3, '3 дня, чт, 18 июн.'],
  [3, 5, '3–5 дн., до сб, 20 июн.'],
  [0, 2, 'До 2 дней, до ср, 17 июн.'],
])('%i to %i days from a Monday arrive “%s”', (days, daysMax, text) =>
  // Monday in Moscow, still Sunday in Greenwich.
  expect(formatArrival(t, DEFAULT_LOCALE, { days, daysMax, from: new Date('2026-06-14T22:30:00Z') })).toBe(text),
);
