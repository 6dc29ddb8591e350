import { expect, it } from 'vitest';
import { encodingOf } from './compress.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip ; q=0.001', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *;q=0.1', 'br'],
  ['br;q=high', 'identity'],
  ['brotli, gzipped, abr', 'identity'],
  [',;,=;q', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
  [undefined, 'identity'],
])('chooses for Accept-Encoding %j: %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', 'identity'],
])('chooses for Accept-Encoding %j without brotli: %s', (accepted, encoding) => {
  expect(encodingOf(accepted, (name) => name !== 'br')).toBe(encoding);
});
