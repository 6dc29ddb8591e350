import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PHOTOS_QUERY } from './photos.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerPhotos.pattern,
      access: 'seller',
      right: 'goods',
      query: PHOTOS_QUERY,
      index: 'private',
      // The frame of the seller's area, the forms and the field of files.
      budget: 30,
      load: async () => import('./photos.screen.ts'),
    },
  ],
});
