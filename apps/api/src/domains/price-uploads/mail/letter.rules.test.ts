import { expect, test } from 'vitest';
import { addressOf, fileNameOf, isAligned, isListName, listAddress, readListAddress } from './letter.rules.ts';

const SECRET = 'abcdefghijklmnop2345';
const DOMAIN = 'lists.example';

test.each([
  ['anna@parts.example', 'anna@parts.example'],
  ['Анна <Anna@Parts.example>', 'anna@parts.example'],
  ['"Orlova, Anna" <anna@parts.example>', 'anna@parts.example'],
  ['', ''],
  ['<>', ''],
  ['Anna', ''],
  ['anna@parts.example, other@evil.example', ''],
  ['<anna@parts.example> <other@evil.example>', ''],
  ['anna@parts.example <other@evil.example>', 'other@evil.example'],
  ['"<anna@parts.example>" <other@evil.example>', ''],
  ['<anna@parts.example>other@evil.example', ''],
  ['anna@evil.example@parts.example', ''],
  ['anna\u0000@parts.example', ''],
  [`${'a'.repeat(254)}@parts.example`, ''],
])('who writes as %s is %s', (header, address) => {
  expect(addressOf(header)).toBe(address);
});

test.each([
  ['anna@parts.example', 'anna@parts.example', true],
  ['bounce@mail.parts.example', 'anna@parts.example', true],
  ['bounce@parts.example', 'anna@mail.parts.example', true],
  ['anna@evil.example', 'anna@parts.example', false],
  ['anna@evilparts.example', 'anna@parts.example', false],
  ['', 'anna@parts.example', false],
  ['', '', false],
])('%s speaks for %s: %s', (sender, from, is) => {
  expect(isAligned(sender, from)).toBe(is);
});

test('an address says whose it is, and which list of which type', () => {
  const list = { type: 'stock', priceListId: 12 } as const;
  const address = listAddress(SECRET, list, DOMAIN);
  expect(address).toBe(`${SECRET}+stock-12@lists.example`);
  expect(readListAddress(address, DOMAIN)).toEqual({ secret: SECRET, list });
  expect(readListAddress(address.toUpperCase(), DOMAIN)).toEqual({ secret: SECRET, list });
  expect(readListAddress(`Lists <${address}>`, DOMAIN)).toEqual({ secret: SECRET, list });
});

test.each(['crosses', 'fitments', 'photos'] as const)('an address of %s names no list', (type) => {
  const list = { type, priceListId: null };
  const address = listAddress(SECRET, list, DOMAIN);
  expect(address).toBe(`${SECRET}+${type}@lists.example`);
  expect(readListAddress(address, DOMAIN)).toEqual({ secret: SECRET, list });
});

test.each([
  '',
  '+',
  '+price',
  '+crosses-',
  '+crosse',
  '+price-0',
  '+price-1x',
  '+photos-1',
  '+price-1-2',
  '+price-99999999999',
])('an address with %s names no list', (ending) => {
  expect(readListAddress(`${SECRET}${ending}@${DOMAIN}`, DOMAIN)).toEqual({ secret: SECRET });
});

test.each([
  `${SECRET}+price-1@other.example`,
  `${SECRET}x+price-1@${DOMAIN}`,
  `${SECRET.slice(1)}+price-1@${DOMAIN}`,
  `+price-1@${DOMAIN}`,
  `${SECRET}@${DOMAIN}, other@${DOMAIN}`,
  DOMAIN,
  '',
])('%s is no address of ours', (to) => {
  expect(readListAddress(to, DOMAIN)).toBeUndefined();
});

test('an attachment is named without folders and signs that cannot be seen', () => {
  expect(fileNameOf('../../a b.csv')).toBe('a b.csv');
  expect(fileNameOf('C:\\прайс\u0000.xlsx')).toBe('прайс.xlsx');
  expect(fileNameOf('')).toBe('list');
  expect(['a.csv', 'A.XLSX', 'a.xls', 'csv', 'a.csv.exe', 'logo.png'].map(isListName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
