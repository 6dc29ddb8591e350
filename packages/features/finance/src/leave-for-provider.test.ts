import { expect, it } from 'vitest';
import { leaveForProvider } from './leave-for-provider.ts';

it.each([
  ['https://pay.example/1', ['https://pay.example/1']],
  ['http://pay.example/1', []],
  ['javascript:alert(1)', []],
  ['//pay.example/1', []],
])('leaves the shop only for an https address: %j', (address, opened) => {
  const assigned: string[] = [];
  const location = { assign: (href: string) => void assigned.push(href) };
  leaveForProvider({ location } as unknown as Document, address);
  expect(assigned).toEqual(opened);
});
