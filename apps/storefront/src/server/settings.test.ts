import { expect, it, test } from 'vitest';
import { readShopSettings } from './settings.ts';

it('starts without any variable: on http, with the shop’s own base map', () => {
  expect(readShopSettings({})).toMatchObject({ isHttps: false, tileOrigin: undefined, shutdownGraceMs: 1000 });
  expect(readShopSettings({ MAP_TILES_URL: '', SHUTDOWN_GRACE_MS: '' })).toEqual(readShopSettings({}));
});

test.each([
  [{ SECURE_COOKIES: 'true' }, true],
  [{ SECURE_COOKIES: 'true', PUBLIC_ORIGIN: 'https://shop.example' }, true],
  [{ PUBLIC_ORIGIN: 'https://shop.example/' }, true],
  [{ PUBLIC_ORIGIN: 'http://shop.example' }, false],
])('with %o the shop is on https: %s', (env, isHttps) => {
  expect(readShopSettings(env).isHttps).toBe(isHttps);
});

it('is not a demo with a separate backend', () => {
  expect(readShopSettings({}).demo).toBeDefined();
  expect(readShopSettings({ API_URL: 'http://backend.example' }).demo).toBeUndefined();
});

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
  ['https://{s}.tile.example/{z}/{x}/{y}.png?key=a', 'https://*.tile.example'],
  ['http://Maps.local:8080/t/{z}/{x}/{y}', 'http://maps.local:8080'],
])('the tiles of %s come from %s', (template, origin) => {
  expect(readShopSettings({ MAP_TILES_URL: template }).tileOrigin).toBe(origin);
});

test.each([
  [{ MAP_TILES_URL: 'tiles.example' }, /MAP_TILES_URL: must be an address of tiles/],
  [{ MAP_TILES_URL: "https://a.example;script-src 'unsafe-inline'/{z}" }, /MAP_TILES_URL/],
  [{ MAP_TILES_URL: "https://a.example/{z} 'unsafe-inline'" }, /MAP_TILES_URL/],
  [{ MAP_TILES_URL: 'https://*/{z}' }, /MAP_TILES_URL/],
  [{ SECURE_COOKIES: 'false', PUBLIC_ORIGIN: 'https://shop.example' }, /SECURE_COOKIES/],
  [{ SECURE_COOKIES: 'true', PUBLIC_ORIGIN: 'http://shop.example' }, /SECURE_COOKIES/],
  [{ SHUTDOWN_GRACE_MS: '-1' }, /SHUTDOWN_GRACE_MS/],
  [{ SHUTDOWN_GRACE_MS: 'soon' }, /SHUTDOWN_GRACE_MS/],
])('rejects %o and names it', (env, message) => {
  expect(() => readShopSettings(env)).toThrow(message);
});
