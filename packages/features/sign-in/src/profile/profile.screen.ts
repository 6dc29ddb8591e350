import { actWith, loadWith } from '@partshop/core';
import { changePassword, loadProfile } from './profile.saga.ts';

export const loader = loadWith(loadProfile);
export const action = actWith(changePassword);
export { ProfileScreen as Component } from './ProfileScreen.tsx';
