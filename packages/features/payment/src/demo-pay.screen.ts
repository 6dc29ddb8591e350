import { actWith, loadWith } from '@partshop/features/core';
import { actOnDemoPayment, loadDemoPay } from './demo-pay.saga.ts';

export const loader = loadWith(loadDemoPay);
export const action = actWith(actOnDemoPayment);
export { DemoPayScreen as Component } from './DemoPayScreen.tsx';
