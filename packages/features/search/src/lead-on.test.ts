import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { storeContext } from '@partshop/core';
import { createTestApp } from '@partshop/core/testing';
import { searchRoutes } from './search.routes.ts';

const handler = createStaticHandler(searchRoutes, { basename: '/en', future: { v8_middleware: true } });

test.each([
  ['W 712/75', '/en/search/W%2071275'],
  ['Castrol', '/en/search/Castrol'],
  ['фильтр', '/en/price/Search-Text/%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80'],
  ['<script>', '/en/search/%3Cscript%3E'],
  [' /.\\ ', '/en'],
  ['', '/en'],
])('the search form leads on from “%s” to %s', async (text, address) => {
  const { store } = createTestApp({ locale: 'en' });
  const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
  const request = new Request(`http://shop.test/en/search?q=${encodeURIComponent(text)}`);
  const answer = await handler.query(request, { requestContext });
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([302, address]);
});
