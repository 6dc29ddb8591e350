import { actWith, loadWith } from '@partshop/features/core';
import { TARGET_QUERY } from '../sign-in.query.ts';
import { loadLogin } from './load-login.saga.ts';
import { logIn } from './login.saga.ts';

export const loader = loadWith(loadLogin, TARGET_QUERY);
export const action = actWith(logIn, TARGET_QUERY);
export { LoginScreen as Component } from './LoginScreen.tsx';
