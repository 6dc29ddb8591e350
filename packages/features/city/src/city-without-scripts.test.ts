import { routesOf } from '@partshop/features/core';
import { describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { kazan, loaded, refused } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

/** Requests the English page as a browser without JavaScript does; `choice` is the pressed button. */
async function ask(query: string, choice?: string) {
  const form = choice === undefined ? {} : { form: { choice } };
  const { status, location, context } = await requestPage(routesOf(feature), `/city${query}`, {
    locale: 'en',
    ...form,
  });
  if (!context) return { status, location };
  return { status, reason: Object.values(context.actionData ?? {})[0] as unknown };
}

describe('the choice of a city without JavaScript', () => {
  it('is a page of its own', async () => {
    server.use(...loaded());
    expect((await ask('?q=Каз&target=/basket')).status).toBe(200);
  });

  it('redirects to the target in the page’s language', async () => {
    server.use(...loaded());
    const led = await ask('?target=/basket', `${kazan.id}/1/${kazan.name}`);
    expect(led).toEqual({ status: 303, location: '/en/basket' });
  });

  it('renders again with the reason when the city was not saved', async () => {
    server.use(...refused(429, { code: 'too-many', retryAfter: 130 }));
    const again = await ask('?q=Каз', `${kazan.id}/1/${kazan.name}`);
    expect(again).toEqual({ status: 429, reason: { reason: 'too-many', minutes: 3 } });
  });
});
