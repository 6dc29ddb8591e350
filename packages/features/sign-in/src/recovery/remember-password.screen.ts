import { actWith, loadWith } from '@partshop/features/core';
import { loadRememberPassword, rememberPassword } from './remember-password.saga.ts';

export const loader = loadWith(loadRememberPassword);
export const action = actWith(rememberPassword);
export { RememberPasswordScreen as Component } from './RememberPasswordScreen.tsx';
