import { expect, it } from 'vitest';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { placeholderRoute } from './placeholder-route.ts';
import { PLACEHOLDERS } from './placeholders.ts';

async function open(address: string): Promise<{ status: number; code: unknown }> {
  const { status, context } = await requestPage(PLACEHOLDERS.map(placeholderRoute), address);
  const [error] = Object.values(context?.errors ?? {}) as { data: { code: string } }[];
  return { status, code: error?.data.code };
}

it('says of a placeholder page that it will open later', async () => {
  expect(await open('/garage')).toEqual({ status: 404, code: 'not-open' });
});

it('asks a guest to log in first', async () => {
  expect(await open('/admin/nodes')).toEqual({ status: 401, code: 'not-signed-in' });
});
