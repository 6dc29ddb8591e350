import fc from 'fast-check';
import { LOCALES } from '@partshop/features/core';

const HOST = 'evil.example';

/** Beginnings of a URL that have misled browsers, routers or servers. */
const BEGINNINGS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/\\/',
  '/\t/',
  '/\r\n/',
  '\u0000//',
  ' //',
  '/.//',
  '/./\\',
  '/..//',
  '/a/..//',
  '/%2e//',
  '/%2e%2e//',
  '/.%2e//',
  '/%2f/',
  '/%5c',
  '/%09/',
  '/%0d%0aLocation:%20//',
  '/\r\nLocation: //',
  '/;//',
  '/@',
  '/:@',
  '@',
  ':80@',
  '.',
  '?//',
  '#//',
  '/?//',
  '/#//',
  'http:',
  'http:/',
  'http://',
  'https://',
  'HTTPS:\\\\',
  'http://shop.test@',
  'http://shop.test.',
  'javascript:alert(1)//',
  'java\tscript:alert(1)//',
  '/javascript:alert(1)//',
  'data:text/html,//',
  'blob:http://',
  '/\u202e//',
  '/／',
  '/\uFF3C',
];

const PREFIXES = ['', ...LOCALES.map(({ code }) => `/${code}`)];

const fragment = fc.oneof(
  fc.constantFrom(...BEGINNINGS),
  fc.constantFrom(...PREFIXES),
  fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '@', ':', '?', '#', HOST),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

/** A URL that tries to lead a visitor away: a language prefix or two, then a beginning, then a host. */
const target = fc
  .tuple(
    fc.constantFrom(...PREFIXES),
    fc.constantFrom(...PREFIXES),
    fc.constantFrom(...BEGINNINGS),
    fc.array(fragment, { maxLength: 3 }),
    fc.constantFrom('', '/', '/phish?a=1', `/${'a'.repeat(4000)}`),
  )
  .map(([first, second, beginning, more, end]) => first + second + beginning + more.join('') + HOST + end);

/** Returns `count` targets, the same for the same seed: first each beginning below each language prefix, then random ones. */
export function hostileTargets(count: number, seed: number): string[] {
  const known = PREFIXES.flatMap((prefix) => BEGINNINGS.map((beginning) => prefix + beginning + HOST));
  return [...known, ...fc.sample(target, { numRuns: Math.max(0, count - known.length), seed })].slice(0, count);
}
