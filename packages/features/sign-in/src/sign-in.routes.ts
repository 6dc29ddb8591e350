import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/features/core';
import { REGISTER_QUERY, TARGET_QUERY } from './sign-in.query.ts';

export const signInRoutes: RouteObject[] = [
  {
    path: paths.login.pattern.slice(1),
    handle: { query: TARGET_QUERY },
    lazy: async () => import('./login/login.screen.ts'),
  },
  {
    path: paths.register.pattern.slice(1),
    handle: { query: REGISTER_QUERY },
    lazy: async () => import('./register/register.screen.ts'),
  },
  { path: paths.rememberPassword.pattern.slice(1), lazy: async () => import('./recovery/remember-password.screen.ts') },
  { path: paths.recovery.pattern.slice(1), lazy: async () => import('./recovery/new-password.screen.ts') },
  { path: paths.profile.pattern.slice(1), lazy: async () => import('./profile/profile.screen.ts') },
  { path: paths.logout.pattern.slice(1), lazy: async () => import('./account/logout.screen.ts') },
  { path: paths.demoMessages.pattern.slice(1), lazy: async () => import('./demo-messages/demo-messages.screen.ts') },
];
