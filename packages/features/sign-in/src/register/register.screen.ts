import { actWith, loadWith } from '@partshop/core';
import { loadRegister } from './load-register.saga.ts';
import { register } from './register.saga.ts';

export const loader = loadWith(loadRegister);
export const action = actWith(register);
export { RegisterScreen as Component } from './RegisterScreen.tsx';
