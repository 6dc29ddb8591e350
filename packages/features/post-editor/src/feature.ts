import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

export const feature = defineFeature({
  screens: [
    {
      path: paths.adminPosts.pattern,
      access: 'editor',
      index: 'private',
      budget: 14.7,
      load: async () => import('./post-list.screen.ts'),
    },
    {
      path: paths.adminPost.pattern,
      access: 'editor',
      index: 'private',
      // The editor of texts is 130 KiB, which editors alone load.
      budget: 155,
      load: async () => import('./post-editor.screen.ts'),
    },
  ],
});
