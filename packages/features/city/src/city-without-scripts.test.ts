import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { storeContext } from '@partshop/core';
import { createTestApp } from '@partshop/core/testing';
import { setUpMocks } from '@partshop/core/testing/set-up-mocks';
import { cityRoutes } from './city.routes.ts';
import { kazan, loaded, refused } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const handler = createStaticHandler(cityRoutes, { basename: '/en', future: { v8_middleware: true } });

/** Asks for the English page as a browser without JavaScript does; `choice` is the button that was pressed. */
async function ask(query: string, choice?: string) {
  const { store } = createTestApp({ locale: 'en' });
  const body = choice === undefined ? {} : { method: 'POST', body: new URLSearchParams({ choice }) };
  const request = new Request(`http://shop.test/en/city${query}`, body);
  const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
  const answer = await handler.query(request, { requestContext });
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location') };
  return { status: answer.statusCode, reason: Object.values(answer.actionData ?? {})[0] as unknown };
}

describe('the choice of a city without JavaScript', () => {
  it('is a page of its own', async () => {
    server.use(...loaded());
    expect((await ask('?q=Каз&target=/basket')).status).toBe(200);
  });

  it('leads to the target in the page’s language', async () => {
    server.use(...loaded());
    const led = await ask('?target=/basket', `${kazan.id}/1/${kazan.name}`);
    expect(led).toEqual({ status: 303, location: '/en/basket' });
  });

  it('comes again with the reason where the city was not saved', async () => {
    server.use(...refused(429, { code: 'too-many', retryAfter: 130 }));
    const again = await ask('?q=Каз', `${kazan.id}/1/${kazan.name}`);
    expect(again).toEqual({ status: 429, reason: { kind: 'too-many', minutes: 3 } });
  });
});
