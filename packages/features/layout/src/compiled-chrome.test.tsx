import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import { ANONYMOUS, PageFragments, FragmentsContext, siteConfigLoaded } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { chromeOf } from './chrome.ts';
import { layoutRoute } from './layout.routes.ts';
import { debtor, muscovite, retail, seenBy, type CurrentUser } from './mocks/handlers.ts';

const server = setUpMocks();

const routes = [layoutRoute([{ index: true, Component: () => null }], chromeOf([]))];

/** Gives a function that renders the page of a user; the parts come from compiled markup where `parts` are given. */
async function openPage(client: CurrentUser) {
  server.use(
    ...seenBy(client),
    http.post('*/Localization/GetValues', () => HttpResponse.json({})),
  );
  const { store } = createTestApp();
  store.dispatch(siteConfigLoaded(siteConfig));
  const { render } = await requestPage(routes, '/', { store });
  return (parts: PageFragments | null): string => {
    const markup = render((page) => <FragmentsContext value={parts}>{page}</FragmentsContext>);
    // React keeps neighbouring texts apart, which tokens are.
    return (parts ? parts.fill(markup) : markup).replaceAll('<!-- -->', '');
  };
}

/** One for all users, as on a server: what was kept for one visitor is written for the next. */
const scope = {};
const hostile: CurrentUser = { ...retail, CityName: 'Тверь" onclick="x" <b>', Bonus: 7 };

test.each([
  ['who is not logged in', ANONYMOUS],
  ['a retail client', retail],
  ['a retail client in Moscow', muscovite],
  ['a wholesale client with a debt', debtor],
  ['a client whose city is named in markup', hostile],
])('the chrome written from compiled markup is what React renders, for %s', async (_name, client) => {
  const render = await openPage(client);
  render(new PageFragments(scope, 'secret'));
  // What is new is compiled after the render.
  await Promise.resolve();
  expect(render(new PageFragments(scope, 'secret'))).toBe(render(null));
});

test('what one visitor sees is not written for the next', async () => {
  const first = await openPage(retail);
  first(new PageFragments(scope, 'secret'));
  await Promise.resolve();
  const next = await openPage({ ...retail, CityName: 'Казань', Bonus: 5 });
  const html = next(new PageFragments(scope, 'secret'));
  expect(html).toContain('Казань');
  expect(html).not.toContain('Тверь');
  expect(html).not.toContain('1\u00a0250');
});
