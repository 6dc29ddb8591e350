import { createCachedTextSource } from '@partshop/features/core';
import { expect, it } from 'vitest';
import { SOAK_PATHS } from '../../bench/soak/paths.ts';
import { createSearchingBackend } from '../../bench/soak/backend.ts';
import { hashOf } from './assets.ts';
import { createPageRenderer } from './render-page.tsx';

const CSS = 'body{margin:0}';

/** The styles of a document that its own policy blocks. */
async function forbiddenStyles(response: Response): Promise<string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const html = await response.text();
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  expect(styles.length).toBeGreaterThan(1);
  return styles.filter((css) => !policy.includes(hashOf(css))).map((css) => css.slice(0, 40));
}

// React’s development build is slow.
it(
  'allows each page its own styles, however many pages of a screen are rendered at once',
  { timeout: 60_000 },
  async () => {
    const assets = { head: '', css: CSS, cssHash: hashOf(CSS), scripts: '', scriptSource: '', connectSource: '' };
    const renderPage = createPageRenderer({
      transport: createSearchingBackend(),
      texts: createCachedTextSource(Infinity),
      assets: { ...assets, version: 'test' },
      publicOrigin: 'https://shop.test',
    });
    const pages = await Promise.all(
      SOAK_PATHS.slice(0, 40).map(async (address) =>
        renderPage(new Request(`https://shop.test${address}`, { headers: { 'accept-encoding': 'identity' } })),
      ),
    );
    for (const page of pages) expect(await forbiddenStyles(page)).toEqual([]);
  },
);
