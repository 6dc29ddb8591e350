import { actWith, loadWith } from '@partshop/features/core';
import { changePassword, loadProfile } from './profile.saga.ts';

export const loader = loadWith(loadProfile);
export const action = actWith(changePassword);
export { ProfileScreen as Component } from './ProfileScreen.tsx';
