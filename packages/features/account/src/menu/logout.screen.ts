import { actWith, loadWith } from '@partshop/features/core';
import { loadLogout, logOut } from './logout.saga.ts';

export const loader = loadWith(loadLogout);
export const action = actWith(logOut);
export { LogoutScreen as Component } from './LogoutScreen.tsx';
