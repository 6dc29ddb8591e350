import { unwrap, type FoundClient } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** Clients by name, code or phone; the key is the typed text. */
export const foundClients = createLoadable<string, FoundClient[]>({
  name: 'foundClients',
  key: (query) => query,
  call: (api, query, signal) =>
    unwrap(api.GET('/services/cabinet/SwitchUser', { params: { query: { query } }, signal })),
  max: 4,
});
