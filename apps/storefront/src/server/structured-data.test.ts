import { expect, it } from 'vitest';
import { breadcrumbsOf } from '@partshop/features/core';
import { organizationOf } from '@partshop/features/shared';
import { escapeJson } from './document.ts';
import { pictureOf, structuredDataOf } from './structured-data.ts';

const ORIGIN = 'https://shop.test';

it('makes one graph with absolute URLs', () => {
  const graph = structuredDataOf([organizationOf('/en'), breadcrumbsOf([{ name: 'Home', path: '/en' }])], ORIGIN);
  expect(graph).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': 'https://shop.test/#organization', url: 'https://shop.test/en' },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Home', item: 'https://shop.test/en' }] },
    ],
  });
});

it('makes each URL of a list absolute', () => {
  const graph = structuredDataOf(
    [{ '@type': 'Product', image: ['/pictures/a.webp', 'https://cdn.test/b.webp'] }],
    ORIGIN,
  );
  expect(graph).toMatchObject({
    '@graph': [{ image: ['https://shop.test/pictures/a.webp', 'https://cdn.test/b.webp'] }],
  });
});

it('leaves texts alone that only look like a path', () => {
  const graph = structuredDataOf([{ '@type': 'Product', name: '/m W 712/75' }], ORIGIN);
  expect(graph).toMatchObject({ '@graph': [{ name: '/m W 712/75' }] });
});

it('is null where the page has none', () => {
  expect(structuredDataOf([], ORIGIN)).toBeNull();
});

it('cannot close its script element', () => {
  const graph = structuredDataOf([{ '@type': 'Product', name: '</script><script>alert(1)</script>' }], ORIGIN);
  expect(escapeJson(graph)).not.toContain('<');
});

it.each([
  [
    [{ '@type': 'Product', image: ['/pictures/0f-640.webp', '/pictures/1a-640.webp'] }],
    `${ORIGIN}/pictures/0f-640.webp`,
  ],
  [
    [{ '@type': 'WebSite' }, { '@type': 'NewsArticle', image: 'https://else.example/a.webp' }],
    'https://else.example/a.webp',
  ],
  [[{ '@type': 'Product', name: 'W 712/75' }], null],
])('finds the first picture of a page: %j', (parts, picture) => {
  expect(pictureOf(parts, ORIGIN)).toBe(picture);
});
