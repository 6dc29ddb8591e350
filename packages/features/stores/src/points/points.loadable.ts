import { unwrap, type RetailPoint } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** Every pick-up point that serves this visitor, by city. */
export const retailPoints = createLoadable<void, RetailPoint[]>({
  name: 'retail-points',
  key: () => 'all',
  isShape: isList,
  call: (api, _args, signal) => unwrap(api.GET('/services/retails', { signal })),
  max: 1,
});
