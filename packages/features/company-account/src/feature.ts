import { defineFeature } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { APPROVAL_QUERY, HISTORY_QUERY, INVITATION_QUERY } from './company-account.query.ts';

export const feature = defineFeature({
  screens: [
    {
      path: paths.employees.pattern,
      access: 'client',
      index: 'private',
      budget: 20.1,
      load: async () => import('./employees/employees.screen.ts'),
    },
    {
      path: paths.invitation.pattern,
      access: 'client',
      query: INVITATION_QUERY,
      index: 'private',
      budget: 18,
      load: async () => import('./invitation/invitation.screen.ts'),
    },
    {
      path: paths.approvals.pattern,
      access: 'client',
      index: 'private',
      budget: 14,
      load: async () => import('./approvals/approvals.screen.ts'),
    },
    {
      path: paths.approval.pattern,
      access: 'client',
      query: APPROVAL_QUERY,
      index: 'private',
      budget: 18.8,
      load: async () => import('./approvals/approval.screen.ts'),
    },
    {
      path: paths.companyHistory.pattern,
      access: 'client',
      query: HISTORY_QUERY,
      index: 'private',
      budget: 14,
      load: async () => import('./history/history.screen.ts'),
    },
  ],
});
