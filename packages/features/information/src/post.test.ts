import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { winterPost } from '@partshop/api-client/mocks/posts';
import { routesOf, selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { loaded, manyArticles, missing, removed } from './mocks/handlers.ts';
import { readPost } from './post-html.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}), ...loaded());

async function open(path: string) {
  const { store } = createTestApp();
  const { status, render } = await requestPage(routesOf(feature), path, { store });
  return { status, render, page: selectPage(store.getState()) };
}

it('describes an article for search engines', async () => {
  const { page } = await open('/articles/5');
  expect(page).toMatchObject({
    title: winterPost.title,
    description: winterPost.teaser,
    isIndexed: true,
    langs: ['en', 'ru'],
    feedPath: '/articles/rss.xml',
  });
  expect(page.structured).toMatchObject([
    {
      '@type': 'Article',
      headline: winterPost.title,
      datePublished: winterPost.publishedAt,
      dateModified: winterPost.modifiedAt,
      inLanguage: 'ru',
      url: '/articles/5',
      publisher: { '@id': '/#organization' },
    },
    { '@type': 'Organization', '@id': '/#organization' },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: '/articles/' }, { item: '/articles/5' }] },
  ]);
});

it('keeps previews from search engines', async () => {
  expect((await open('/articles/5?preview=7')).page.isIndexed).toBe(false);
});

it.each([
  ['an unknown article', missing, '/articles/5', 404],
  ['a removed article', removed, '/articles/5', 410],
  ['an address that is no number', missing, '/articles/winter', 404],
  ['a page beyond the last one', manyArticles, '/articles/?page=9', 404],
])('responds to %s with its status', async (_, answer, path, status) => {
  server.use(answer());
  expect((await open(path)).status).toBe(status);
});

it('lists articles at one address for both spellings of its path', async () => {
  expect((await open('/articles')).page.canonicalPath).toBe('/articles/');
  server.use(manyArticles());
  expect((await open('/articles/?page=2')).page.canonicalPath).toBe('/articles/?page=2');
});

it('gives headings ids, reads their texts, and keeps links in the language of the page', () => {
  const html =
    '<h2>A &amp; <em>b</em></h2><p><a href="/wipers?a=1&amp;b=2">w</a><a href="https://x.example/" rel="noopener nofollow">x</a></p>';
  expect(readPost(html, (path) => `/ar${path}`)).toEqual({
    sections: [{ id: 'section-1', title: 'A & b' }],
    html: '<h2 id="section-1">A &amp; <em>b</em></h2><p><a href="/ar/wipers?a=1&amp;b=2">w</a><a href="https://x.example/" rel="noopener nofollow">x</a></p>',
  });
});
