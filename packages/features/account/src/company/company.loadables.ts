import { unwrap, type OwnCompany } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** The company that a wholesale client buys for. */
export const ownCompany = createLoadable<void, OwnCompany>({
  name: 'ownCompany',
  key: () => 'own',
  call: (api, _none, signal) => unwrap(api.GET('/services/cabinet/company', { signal })),
});
