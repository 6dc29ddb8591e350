import { actWith, loadWith } from '@partshop/features/core';
import { actOnPayment } from './act-on-payment.saga.ts';
import { loadPay } from './pay.saga.ts';

export const loader = loadWith(loadPay);
export const action = actWith(actOnPayment);
export { PayScreen as Component } from './PayScreen.tsx';
