import { unwrap } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';
import { readReference, type OpenApi, type Reference } from './reference.ts';

/** The calls of the shop, as the page shows them. */
export const reference = createLoadable<undefined, Reference>({
  name: 'developers',
  key: () => '',
  call: async (api, _, signal) => readReference((await unwrap(api.GET('/openapi.json', { signal }))) as OpenApi),
  max: 1,
});
