import type { Popups } from '@partshop/features/core';

/** Log in and register above any page; the menu of who is logged in. */
export const signInPopups: Popups = {
  login: async () => import('./login/login.popup.ts'),
  account: async () => import('./account/account.popup.ts'),
};
