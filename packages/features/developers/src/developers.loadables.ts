import { ApiError, unwrap, type ApiClient } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';
import { readContents, readGroup, type Contents, type Group, type OpenApi } from './reference.ts';

const readDocument = async (api: ApiClient, signal: AbortSignal): Promise<OpenApi> =>
  (await unwrap(api.GET('/openapi.json', { signal }))) as OpenApi;

/** All calls of the shop, a line each. */
export const contents = createLoadable<undefined, Contents>({
  name: 'developers/contents',
  key: () => '',
  call: async (api, _, signal) => readContents(await readDocument(api, signal)),
  max: 1,
});

/** The calls of a tag in full; 404 for a tag that no call has. */
export const groups = createLoadable<string, Group>({
  name: 'developers/groups',
  key: (tag) => tag,
  call: async (api, tag, signal) => {
    const group = readGroup(await readDocument(api, signal), tag);
    if (!group) throw new ApiError(404, 'No call has this tag', { code: 'not-found' });
    return group;
  },
  max: 2,
});
