import { unwrap, type CrossConflict } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** Cross references that contradict each other. */
export const crossConflicts = createLoadable<void, CrossConflict[]>({
  name: 'crossConflicts',
  key: () => 'all',
  isShape: isList,
  call: (api, _none, signal) => unwrap(api.GET('/services/catalogs/crossconflicts_json', { signal })),
});
