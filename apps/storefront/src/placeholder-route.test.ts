import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { placeholderRoute } from './placeholder-route.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const CHECK = '/services/search/checklinkavtozapchasti';
const server = setUpMocks();

async function open(address: string): Promise<{ status: number; code: unknown }> {
  const { status, context } = await requestPage(PLACEHOLDERS.map(placeholderRoute), address);
  const [error] = Object.values(context?.errors ?? {}) as { data: { code: string } }[];
  return { status, code: error?.data.code };
}

it('says of a placeholder page that it will open later', async () => {
  expect(await open('/garage')).toEqual({ status: 404, code: 'not-open' });
});

it('asks a guest to log in first', async () => {
  expect(await open('/seller/orders/new')).toEqual({ status: 401, code: 'not-signed-in' });
});

it.each(['/avtozapchasti/brakes', '/avtozapchasti/brakes/pads/kia', '/avtozapchasti/brakes/pads/kia/ceed/jd/1-6'])(
  '§8 server-side URL check rejected: the not-found page for %s',
  async (address) => {
    const asked: (string | null)[] = [];
    server.use(
      mockCall('get', CHECK, (request) => {
        asked.push(new URL(request.url).searchParams.get('link'));
        return false;
      }),
    );
    expect(await open(address)).toEqual({ status: 404, code: 'not-found' });
    expect(asked).toEqual([address]);
  },
);

it('accepts a path that the backend knows', async () => {
  server.use(mockCall('get', CHECK, true));
  expect(await open('/avtozapchasti/brakes')).toEqual({ status: 404, code: 'not-open' });
});

it('responds "not found" to a path that the backend rejects', async () => {
  server.use(http.get(`*${CHECK}`, () => HttpResponse.json({ code: 'bad-request', message: 'link' }, { status: 400 })));
  expect(await open(`/avtozapchasti/${'a'.repeat(15_000)}`)).toEqual({ status: 404, code: 'not-found' });
});

it('responds 503 where the backend cannot check a path (D7)', async () => {
  server.use(http.get(`*${CHECK}`, () => HttpResponse.error()));
  expect(await open('/avtozapchasti/brakes')).toEqual({ status: 503, code: 'not-found' });
});
