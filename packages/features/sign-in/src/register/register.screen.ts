import { actWith, loadWith } from '@partshop/features/core';
import { REGISTER_QUERY } from '../sign-in.query.ts';
import { loadRegister } from './load-register.saga.ts';
import { register } from './register.saga.ts';

export const loader = loadWith(loadRegister, REGISTER_QUERY);
export const action = actWith(register, REGISTER_QUERY);
export { RegisterScreen as Component } from './RegisterScreen.tsx';
