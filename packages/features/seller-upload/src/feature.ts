import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { UPLOAD_QUERY } from './upload.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.sellerUpload.pattern,
      access: 'seller',
      right: 'stock',
      query: UPLOAD_QUERY,
      index: 'private',
      // The frame of the seller's area, the forms, the field for a file, and the report of loaded photos load with each of its pages.
      budget: 46.7,
      load: async () => import('./upload.screen.ts'),
    },
  ],
});
