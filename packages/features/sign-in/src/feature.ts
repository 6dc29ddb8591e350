import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { REGISTER_QUERY, TARGET_QUERY } from './sign-in.query.ts';

// The budgets hold the forms of core, which check the fields again while they are mended.
export const feature = defineFeature({
  screens: [
    {
      path: paths.login.pattern,
      access: 'everyone',
      query: TARGET_QUERY,
      index: 'private',
      budget: 18,
      load: async () => import('./login/login.screen.ts'),
    },
    {
      path: paths.register.pattern,
      access: 'everyone',
      query: REGISTER_QUERY,
      index: 'linked',
      // The clock, which pages with a time share, is 0.2 KiB.
      budget: 34.6,
      load: async () => import('./register/register.screen.ts'),
    },
    {
      path: paths.rememberPassword.pattern,
      access: 'everyone',
      index: 'private',
      // The clock, which pages with a time share, is 0.1 KiB.
      budget: 18.2,
      load: async () => import('./recovery/remember-password.screen.ts'),
    },
    {
      path: paths.recovery.pattern,
      access: 'everyone',
      index: 'private',
      budget: 16,
      load: async () => import('./recovery/new-password.screen.ts'),
    },
    {
      path: paths.demoMessages.pattern,
      access: 'everyone',
      index: 'private',
      budget: 5,
      load: async () => import('./demo-messages/demo-messages.screen.ts'),
    },
  ],
  popups: {
    login: async () => import('./login/login.popup.ts'),
  },
});
