import { unwrap, type OwnSessions } from '@partshop/api-client';
import { createLoadable, hasItems } from '@partshop/features/core';

/** Where the client is logged in. */
export const ownSessions = createLoadable<void, OwnSessions>({
  name: 'ownSessions',
  key: () => 'own',
  isShape: hasItems,
  call: (api, _none, signal) => unwrap(api.GET('/services/cabinet/sessions', { signal })),
});
