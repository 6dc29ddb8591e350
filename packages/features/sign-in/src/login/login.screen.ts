import { actWith, loadWith } from '@partshop/core';
import { loadLogin } from './load-login.saga.ts';
import { logIn } from './login.saga.ts';

export const loader = loadWith(loadLogin);
export const action = actWith(logIn);
export { LoginScreen as Component } from './LoginScreen.tsx';
