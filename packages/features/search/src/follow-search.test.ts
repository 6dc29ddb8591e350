import { routesOf } from '@partshop/features/core';
import { expect, test } from 'vitest';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { feature } from './feature.ts';

test.each([
  ['W 712/75', '/en/search/W%2071275?asked=W%20712%2F75'],
  ['Castrol', '/en/search/Castrol'],
  ['фильтр', '/en/price/Search-Text/%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80'],
  ['<script>', '/en/search/%3Cscript%3E'],
  [' /.\\ ', '/en'],
  ['', '/en'],
])('the search form redirects from “%s” to %s', async (text, address) => {
  const answer = await requestPage(routesOf(feature), `/search?q=${encodeURIComponent(text)}`, { locale: 'en' });
  expect([answer.status, answer.location]).toEqual([302, address]);
});
