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

/** Returns a function that renders a user's page; with `parts` the fragments come from compiled markup. */
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
    // React separates neighbouring texts with comments, but tokens it does not separate.
    return (parts ? parts.fill(markup) : markup).replaceAll('<!-- -->', '');
  };
}

/** One scope for all users, as on a server: markup compiled for one visitor is reused for the next. */
const scope = {};
const hostile: CurrentUser = { ...retail, CityName: 'Тверь" onclick="x" <b>', Bonus: 7 };

test.each([
  ['a guest', ANONYMOUS],
  ['a retail client', retail],
  ['a retail client in Moscow', muscovite],
  ['a wholesale client with a debt', debtor],
  ['a client whose city is named in markup', hostile],
])('compiled markup of the chrome equals what React renders, for %s', async (_name, client) => {
  const render = await openPage(client);
  render(new PageFragments(scope, 'secret'));
  // New variants compile after the render.
  await Promise.resolve();
  expect(render(new PageFragments(scope, 'secret'))).toBe(render(null));
});

test('what one visitor sees does not appear for the next', async () => {
  const first = await openPage(retail);
  first(new PageFragments(scope, 'secret'));
  await Promise.resolve();
  const next = await openPage({ ...retail, CityName: 'Казань', Bonus: 5 });
  const html = next(new PageFragments(scope, 'secret'));
  expect(html).toContain('Казань');
  expect(html).not.toContain('Тверь');
  expect(html).not.toContain('1\u00a0250');
});
