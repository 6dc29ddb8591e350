import { unwrap, type LastPictureLoad } from '@partshop/api-client';
import { createLoadable } from '@partshop/features/core';

/** The report of the seller's newest load of pictures. */
export const pictureLoads = createLoadable<void, LastPictureLoad>({
  name: 'pictureLoads',
  key: () => 'own',
  isShape: ({ load }) => load === null || Array.isArray(load.rows),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/pictures_json', { signal })),
});
