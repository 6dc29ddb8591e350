import { expect, it } from 'vitest';
import { createCachedTextSource } from '@partshop/features/core';
import { createPageRenderer } from './render-page.tsx';
import { createGoodBackend } from './testing/good-backend.ts';

const ASSETS = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
const renderPage = createPageRenderer({
  transport: createGoodBackend(),
  texts: createCachedTextSource(Infinity),
  assets: ASSETS,
  publicOrigin: null,
});

async function stylesOf(path: string): Promise<string> {
  const html = await (await renderPage(new Request(`http://shop.test${path}`))).text();
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css).join('');
}

it('a document carries the styles of its own view, though other visitors looked at the other one', async () => {
  const boxes = await stylesOf('/price/mann-filter/W7125?view=box');
  const table = await stylesOf('/price/mann-filter/W7125?view=table');
  expect(table).not.toBe(boxes);
  expect(await stylesOf('/price/mann-filter/W7125?view=box')).toBe(boxes);
});
