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
let kept: ScreenCache;
beforeEach(() => {
  now = 0;
  kept = new ScreenCache(assets, () => now);
});

function openStore() {
  const state = { site: { config: siteConfig } };
  return createAppStore({ api, texts: browserTextSource }, state);
}

describe('the shared state that the next visitor starts with', () => {
  it('holds nothing of an earlier visitor', () => {
    const store = openStore();
    store.dispatch(currentUserLoaded({ ClientId: 7, ClientName: 'Иванов' } as unknown as ClientInfo));
    kept.keepState('price', 'ru', store.getState());
    expect(JSON.stringify(kept.stateOf('price', 'ru'))).not.toContain('Иванов');
    expect(Object.keys(kept.stateOf('price', 'ru') ?? {})).toEqual(['localization', 'site']);
  });

  it('belongs to a section and a language', () => {
    kept.keepState('price', 'ru', openStore().getState());
    expect(kept.stateOf('price', 'en')).toBeUndefined();
    expect(kept.stateOf('basket', 'ru')).toBeUndefined();
  });

  it('expires after a minute, so that changed texts appear', () => {
    kept.keepState('price', 'ru', openStore().getState());
    now = 59_999;
    expect(kept.stateOf('price', 'ru')).toBeDefined();
    now = 60_000;
    expect(kept.stateOf('price', 'ru')).toBeUndefined();
  });

  it('gains texts that a later visitor needed, and keeps its age', async () => {
    kept.keepState('price', 'ru', openStore().getState());
    now = 30_000;
    const store = createAppStore({ api, texts: browserTextSource }, kept.stateOf('price', 'ru'));
    await store.run(loadTexts, undefined, sharedMessages);
    kept.keepState('price', 'ru', store.getState());
    expect(kept.stateOf('price', 'ru')?.localization.loadedValues).toHaveProperty('core');
    now = 60_000;
    expect(kept.stateOf('price', 'ru')).toBeUndefined();
  });

  it('is not cached without the site’s configuration', () => {
    kept.keepState('price', 'ru', createAppStore({ api, texts: browserTextSource }).getState());
    expect(kept.stateOf('price', 'ru')).toBeUndefined();
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
    const styles = kept.stylesOf(screen);
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
