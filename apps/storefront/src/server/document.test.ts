import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOf } from '@partshop/features/core';
import { hashOf, type Assets } from './assets.ts';
import { contentSecurityPolicy } from './content-policy.ts';
import { escapeJson, styleHashes, writeDocument, type DocumentParts } from './document.ts';

const assets: Assets = {
  head: '',
  css: 'body{margin:0}',
  cssHash: hashOf('body{margin:0}'),
  scripts: '<script type="module" src="/dist/entry.js"></script>',
  scriptSource: "'self'",
  connectSource: "'self'",
  version: 'test',
};
const parts: DocumentParts = {
  locale: localeOf('ru'),
  title: 'Корзина',
  description: '',
  keywords: '',
  structured: null,
  canonical: null,
  alternates: [],
  isIndexed: true,
  feed: null,
  picture: null,
  head: '',
  markup: '<p>Корзина</p>',
  boot: {
    lang: 'ru',
    basename: '',
    version: 'test',
    state: {},
    parts: [],
    router: { loaderData: {}, actionData: null, errors: null },
  },
};

function htmlOf(document: DocumentParts): string {
  return new TextDecoder().decode(writeDocument(assets, document));
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    ']]>',
    '\u2028\u2029',
    '"><img src=x onerror=alert(1)>',
    '__proto__',
  ),
);

/** Reads the state as the browser does: the text up to the end of the script element. */
function readState(html: string): unknown {
  const [, text = ''] = /<script type="application\/json" id="boot">([^]*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(text) as { state: unknown }).state;
}

describe('the state in the document', () => {
  it('comes back unchanged, whatever text is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, hostile), (state) => {
        const html = htmlOf({ ...parts, boot: { ...parts.boot, state } });
        expect(readState(html)).toEqual(JSON.parse(JSON.stringify(state)));
      }),
      { numRuns: 1000 },
    );
  });

  it('holds no character that could end its element', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeJson({ text })).not.toMatch(/[<>\u2028\u2029]/);
      }),
    );
  });
});

describe('the head', () => {
  it('states the language and the direction of the page', () => {
    expect(htmlOf({ ...parts, locale: localeOf('ar') })).toContain('<html lang="ar" dir="rtl">');
  });

  it.each(['no', 'he'] as const)('states those of the texts where the language of the address has none: %s', (code) => {
    expect(htmlOf({ ...parts, locale: localeOf(code) })).toContain('<html lang="en" dir="ltr">');
  });

  it('escapes the title and the description', () => {
    const html = htmlOf({
      ...parts,
      title: '</title><script>x</script>',
      description: '"><script>y</script>',
    });
    expect(html).not.toContain('<script>x');
    expect(html).not.toContain('<script>y');
  });

  it('tells messengers what a shared page shows, and nothing of pages that are not indexed', () => {
    const page = { ...parts, title: '"Фильтр"', canonical: 'https://shop.example/price/mann/W71275' };
    const html = htmlOf({ ...page, picture: 'https://shop.example/pictures/0f-640.webp' });
    expect(html).toContain('<meta property="og:title" content="&quot;Фильтр&quot;">');
    expect(html).toContain('<meta property="og:url" content="https://shop.example/price/mann/W71275">');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/pictures/0f-640.webp">');
    expect(htmlOf(page)).not.toContain('og:image');
    expect(htmlOf({ ...page, canonical: null })).not.toContain('og:');
  });

  it('excludes search engines only where the page asks for it', () => {
    expect(htmlOf(parts)).not.toContain('noindex');
    expect(htmlOf({ ...parts, isIndexed: false })).toContain('<meta name="robots" content="noindex">');
  });
});

it('names the feed of its pages', () => {
  const text = (feed: string | null) => Buffer.from(writeDocument(assets, { ...parts, feed })).toString();
  expect(text('/articles/rss.xml')).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Partshop" href="/articles/rss.xml">',
  );
  expect(text(null)).not.toContain('rss');
});

it('allows no inline script, and only those inline styles that it wrote', () => {
  const policy = contentSecurityPolicy(assets, styleHashes('<style data-styled="true">.a{color:red}</style>'));
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
});

it("gives the browser's bar the colour of the page's frame", () => {
  const tokens = readFileSync(new URL('../../../../packages/ui/src/tokens/tokens.css', import.meta.url), 'utf8');
  const ink = /--ps-color-ink: light-dark\((#\w{6})/.exec(tokens)?.[1] ?? '';
  expect(htmlOf(parts)).toContain(`<meta name="theme-color" content="${ink}">`);
});
