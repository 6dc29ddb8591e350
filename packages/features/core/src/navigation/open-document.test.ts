import { expect, it } from 'vitest';
import { leaveFor } from './open-document.ts';

it.each([
  ['/en/basket', '/en/basket'],
  ['https://shop.test/basket', 'https://shop.test/basket'],
  ['//evil.example/a', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
])('leaves a document only for an address of this site: %j', (address, opened) => {
  const assigned: string[] = [];
  const location = { href: 'https://shop.test/login', assign: (href: string) => void assigned.push(href) };
  leaveFor({ location } as unknown as Document, address);
  expect(assigned).toEqual([opened]);
});
