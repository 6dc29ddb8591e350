import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PROFILE_QUERY, REGISTER_QUERY, TARGET_QUERY } from './sign-in.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.login.pattern,
      access: 'everyone',
      query: TARGET_QUERY,
      index: 'private',
      budget: 16,
      load: async () => import('./login/login.screen.ts'),
    },
    {
      path: paths.register.pattern,
      access: 'everyone',
      query: REGISTER_QUERY,
      index: 'sitemap',
      budget: 29,
      load: async () => import('./register/register.screen.ts'),
    },
    {
      path: paths.rememberPassword.pattern,
      access: 'everyone',
      index: 'private',
      budget: 16,
      load: async () => import('./recovery/remember-password.screen.ts'),
    },
    {
      path: paths.recovery.pattern,
      access: 'everyone',
      index: 'private',
      budget: 15,
      load: async () => import('./recovery/new-password.screen.ts'),
    },
    {
      path: paths.profile.pattern,
      access: 'client',
      query: PROFILE_QUERY,
      index: 'private',
      budget: 17,
      load: async () => import('./profile/profile.screen.ts'),
    },
    {
      path: paths.logout.pattern,
      access: 'everyone',
      index: 'private',
      budget: 6,
      load: async () => import('./account/logout.screen.ts'),
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
    account: async () => import('./account/account.popup.ts'),
  },
});
