import { actWith, loadWith } from '@partshop/features/core';
import { loadNewPassword, setNewPassword } from './new-password.saga.ts';

export const loader = loadWith(loadNewPassword);
export const action = actWith(setNewPassword);
export { NewPasswordScreen as Component } from './NewPasswordScreen.tsx';
