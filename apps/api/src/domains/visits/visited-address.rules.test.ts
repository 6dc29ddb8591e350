import { expect, test } from 'vitest';
import { isPersonalPath, visitedAddress } from './visited-address.rules.ts';

test.each([
  ['https://shop.example/', '/', 0],
  ['/price/mann-filter/W71275?Filters=a#x', '/price/mann-filter/W71275', 0],
  ['https://shop.example/search?text=фильтр', '/search', 6],
  ['/en/search/W%20712', '/en/search/…', 5],
  ['/price/Search-Text/%D0%BC%D0%B0%D1%81%D0%BB%D0%BE', '/price/Search-Text/…', 5],
  ['/is-success/26-1234-5678', '/is-success/…', 0],
  ['/ar/client/vue-order/26-1234-5678', '/ar/client/vue-order/…', 0],
  ['/user/password/recovery/abc.def', '/user/password/recovery/…', 0],
  ['https://user:secret@shop.example/about', '/about', 0],
  ['/%E0%A4%A', '/%E0%A4%A', 0],
  ['/contacts/ivan%40mail.example', '/contacts/…', 0],
  ['http://[', '', 0],
])('%s is logged as %s with a search of %d characters', (address, path, searchLength) => {
  expect(visitedAddress(address)).toEqual({ path, searchLength });
});

test('the title of a search or an order is as personal as its URL', () => {
  expect(['/search/…', '/en/is-success/…', '/price/Search-Text/…'].every(isPersonalPath)).toBe(true);
  expect(['/', '/search', '/price/mann-filter/W71275'].some(isPersonalPath)).toBe(false);
});
