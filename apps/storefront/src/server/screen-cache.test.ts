import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { createApiClient } from '@partshop/api-client';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import {
  browserTextSource,
  createAppStore,
  loadTexts,
  sharedMessages,
  currentUserLoaded,
} from '@partshop/features/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled, StyleSheetManager } from 'styled-components';
import type { Assets } from './assets.ts';
import { ScreenCache } from './screen-cache.ts';

const api = createApiClient({
  baseUrl: 'http://shop.test',
  fetch: async (request) => Response.json(request.url.includes('GetValues') ? { core: { Сегодня: 'Today' } } : {}),
});

const assets: Assets = {
  head: '',
  css: '',
  cssHash: '',
  scripts: '',
  scriptSource: '',
  connectSource: '',
  version: 'test',
};

let now = 0;
let cache: ScreenCache;
beforeEach(() => {
  now = 0;
  cache = new ScreenCache(assets, () => now);
});

function openStore() {
  const state = { site: { config: siteConfig } };
  return createAppStore({ api, texts: browserTextSource }, state);
}

describe('the shared state that the next visitor starts with', () => {
  it('holds nothing of an earlier visitor', () => {
    const store = openStore();
    store.dispatch(currentUserLoaded({ ClientId: 7, ClientName: 'Иванов' } as unknown as ClientInfo));
    cache.cacheState('price', 'ru', store.getState());
    expect(JSON.stringify(cache.stateOf('price', 'ru'))).not.toContain('Иванов');
    expect(Object.keys(cache.stateOf('price', 'ru') ?? {})).toEqual(['localization', 'site']);
  });

  it('belongs to a section and a language', () => {
    cache.cacheState('price', 'ru', openStore().getState());
    expect(cache.stateOf('price', 'en')).toBeUndefined();
    expect(cache.stateOf('basket', 'ru')).toBeUndefined();
  });

  it('expires after a minute, so that changed texts appear', () => {
    cache.cacheState('price', 'ru', openStore().getState());
    now = 59_999;
    expect(cache.stateOf('price', 'ru')).toBeDefined();
    now = 60_000;
    expect(cache.stateOf('price', 'ru')).toBeUndefined();
  });

  it('gains texts that a later visitor needed, and keeps its age', async () => {
    cache.cacheState('price', 'ru', openStore().getState());
    now = 30_000;
    const store = createAppStore({ api, texts: browserTextSource }, cache.stateOf('price', 'ru'));
    await store.run(loadTexts, undefined, sharedMessages);
    cache.cacheState('price', 'ru', store.getState());
    expect(cache.stateOf('price', 'ru')?.localization.loadedValues).toHaveProperty('core');
    now = 60_000;
    expect(cache.stateOf('price', 'ru')).toBeUndefined();
  });

  it('is not cached without the site’s configuration', () => {
    cache.cacheState('price', 'ru', createAppStore({ api, texts: browserTextSource }).getState());
    expect(cache.stateOf('price', 'ru')).toBeUndefined();
  });
});

describe('the styles of a screen', () => {
  const Red = styled.p`
    color: red;
  `;
  const Blue = styled.p`
    color: blue;
  `;
  const render = (screen: string, component: typeof Red) => {
    const styles = cache.stylesOf(screen);
    renderToString(createElement(StyleSheetManager, { sheet: styles.instance }, createElement(component)));
    styles.refresh();
    return { css: styles.head, hashes: styles.hashes };
  };

  it('are written once, and grow when a render adds rules', () => {
    expect(render('price', Red).css).toContain('red');
    const { css, hashes } = render('price', Blue);
    expect(css).toContain('red');
    expect(css).toContain('blue');
    expect(render('price', Red).hashes).toBe(hashes);
  });

  it('do not leak into another screen', () => {
    render('price', Red);
    expect(render('basket', Blue).css).not.toContain('red');
  });
});
