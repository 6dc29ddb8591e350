import { http, HttpResponse, isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import type { SiteConfig, Values } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import { LOCALES, TRANSLATED_LANGUAGES } from '@partshop/features/core';

type Translations = Record<string, string>;

const locales = import.meta.glob<Translations>('../../../packages/features/*/locales/*.json', {
  eager: true,
  import: 'default',
});

/** For each language, the texts of each feature by their Russian keys. The same key may have different texts in two features. */
const texts = new Map<string, Translations[]>();
for (const [file, translations] of Object.entries(locales)) {
  const lang = /(\w+)\.json$/.exec(file)?.[1] ?? '';
  texts.set(lang, [...(texts.get(lang) ?? []), translations]);
}

/** The texts of the feature that has most of these keys. */
function textsOf(lang: string, keys: readonly string[]): Translations {
  const known = (feature: Translations) => keys.filter((key) => key in feature).length;
  return (texts.get(lang) ?? []).reduce((best, feature) => (known(feature) > known(best) ? feature : best), {});
}

const shopConfig: SiteConfig = {
  ...siteConfig,
  langs: LOCALES.filter(({ code }) => TRANSLATED_LANGUAGES.includes(code)).map(({ code, name }) => ({
    code,
    displayName: name,
  })),
};

/** Mocks that every story may use; a story's own handlers take precedence. */
const sharedHandlers = [
  mockCall('get', '/Localization/getconfig', shopConfig),
  mockCall('post', '/services/buyer/SaveClientConfig', (request) => ({
    ClientConfig: {
      IsTableMod: new URL(request.url).searchParams.get('IsTableMod') === 'true',
      SearchGoodOrderType: 1,
    },
  })),
  http.post('*/Localization/GetValues', async ({ request }) => {
    const lang = new URL(request.url).searchParams.get('lang') ?? '';
    const asked = (await request.json()) as Record<string, string[]>;
    const values: Values = {};
    for (const [resource, keys] of Object.entries(asked)) {
      const known = textsOf(lang, keys);
      values[resource] = Object.fromEntries(keys.map((key) => [key, known[key] ?? key]));
    }
    return HttpResponse.json(values);
  }),
];

const isOfStorybook = (url: string) =>
  /\/(?:@|sb-|node_modules\/|__vitest|\.storybook\/)|iframe\.html|\.(?:mdx|tsx?)(?:\?|$)/.test(url);

const unhandled: string[] = [];

/** The calls without a mock since the last invocation of this function. Also forgets all open calls. */
export function takeUnhandledCalls(): string[] {
  open.clear();
  return unhandled.splice(0);
}

const open = new Set<string>();

/** The number of calls without a response; in a story about loading, one call never gets a response. */
export function countOpenCalls(): number {
  return open.size;
}

/** Starts the service worker. Its URL is relative, so Storybook works under any path. */
export async function startMocks(): Promise<SetupWorker> {
  const worker = setupWorker(...sharedHandlers);
  worker.events.on('request:start', ({ requestId, request }) => {
    if (!isOfStorybook(request.url)) open.add(requestId);
  });
  worker.events.on('request:end', ({ requestId }) => void open.delete(requestId));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (isCommonAssetRequest(request) || isOfStorybook(request.url)) return;
      unhandled.push(`${request.method} ${request.url}`);
      defaults.error();
    },
  });
  return worker;
}
