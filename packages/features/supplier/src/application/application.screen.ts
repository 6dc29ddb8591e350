import { actWith, loadWith } from '@partshop/features/core';
import { actOnApplication, loadApplication } from './application.saga.ts';

export const loader = loadWith(loadApplication);
export const action = actWith(actOnApplication);
export { ApplicationScreen as Component } from './ApplicationScreen.tsx';
