import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CONTACT_QUERY } from './contact/contact.query.ts';
import { DELETE_QUERY } from './data/delete.query.ts';
import { PROFILE_QUERY } from './profile/profile.query.ts';

// The budgets hold the forms of core, which check the fields again while they are mended; the links of the account are 2 KiB.
export const feature = defineFeature({
  screens: [
    {
      path: paths.profile.pattern,
      access: 'client',
      query: PROFILE_QUERY,
      index: 'private',
      budget: 20.5,
      load: async () => import('./profile/profile.screen.ts'),
    },
    {
      path: paths.ownName.pattern,
      access: 'client',
      index: 'private',
      budget: 15.7,
      load: async () => import('./contact/name.screen.ts'),
    },
    {
      path: paths.ownContact.pattern,
      access: 'client',
      query: CONTACT_QUERY,
      index: 'private',
      budget: 23.1,
      load: async () => import('./contact/contact.screen.ts'),
    },
    {
      path: paths.ownSessions.pattern,
      access: 'client',
      index: 'private',
      budget: 9.6,
      load: async () => import('./sessions/sessions.screen.ts'),
    },
    {
      path: paths.ownAddresses.pattern,
      access: 'client',
      index: 'private',
      budget: 16.6,
      load: async () => import('./addresses/addresses.screen.ts'),
    },
    {
      path: paths.ownCompany.pattern,
      access: 'client',
      index: 'private',
      budget: 16.8,
      load: async () => import('./company/company.screen.ts'),
    },
    {
      path: paths.ownData.pattern,
      access: 'client',
      index: 'private',
      budget: 6.2,
      load: async () => import('./data/data.screen.ts'),
    },
    {
      // A guest sees that the account is deleted.
      path: paths.deleteAccount.pattern,
      access: 'everyone',
      query: DELETE_QUERY,
      index: 'private',
      budget: 24.2,
      load: async () => import('./data/delete.screen.ts'),
    },
    {
      path: paths.logout.pattern,
      access: 'everyone',
      index: 'private',
      budget: 8,
      load: async () => import('./menu/logout.screen.ts'),
    },
  ],
  popups: { account: async () => import('./menu/account.popup.ts') },
});
