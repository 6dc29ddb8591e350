import { actWith, loadWith } from '@partshop/features/core';
import { PROFILE_QUERY } from './profile.query.ts';
import { changePassword, loadProfile } from './profile.saga.ts';

export const loader = loadWith(loadProfile, PROFILE_QUERY);
export const action = actWith(changePassword, PROFILE_QUERY);
export { ProfileScreen as Component } from './ProfileScreen.tsx';
