import { actWith, loadWith } from '@partshop/features/core';
import { APPLICATION_QUERY } from '../supplier.query.ts';
import { actOnApplication, loadApplication } from './application.saga.ts';

export const loader = loadWith(loadApplication, APPLICATION_QUERY);
export const action = actWith(actOnApplication, APPLICATION_QUERY);
export { ApplicationScreen as Component } from './ApplicationScreen.tsx';
