import { unwrap, type ServedClient } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** The retail clients whom the wholesale client serves (D44). */
export const servedClients = createLoadable<void, ServedClient[]>({
  name: 'served-clients',
  key: () => '',
  isShape: Array.isArray,
  call: (api, _, signal) => unwrap(api.GET('/services/basket/servedclients_json', { signal })),
  max: 1,
});
