import { expect, test } from 'vitest';
import { knownCities } from '../../domains/places/city-table/cities.ts';
import { countryCodeOf, countryName, isoOf } from './countries.ts';

test.each([
  ['RU', 1],
  ['BY', 2],
  ['KZ', 3],
  ['EE', 16],
  ['AD', 17],
  ['ZW', 250],
])('the code of %s stays %d: orders and addresses keep it', (iso, code) => {
  expect(countryCodeOf(iso)).toBe(code);
  expect(isoOf(code)).toBe(iso);
});

test('every country of the cities has a code and a name in any language', () => {
  const codes = new Set(knownCities.map(({ country }) => countryCodeOf(country)));
  for (const code of codes) {
    if (code === undefined) throw new Error('A country has no code.');
    expect(countryName(code, 'ru')).toMatch(/^[А-ЯЁа-яё\s.,()’'-]+$/u);
    expect(countryName(code, 'no').length).toBeGreaterThan(2);
  }
});

test('an unknown country has neither', () => {
  expect(countryCodeOf('ru')).toBeUndefined();
  expect(isoOf(0)).toBeUndefined();
  expect(countryName(999, 'ru')).toBe('');
});
