import { alertsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { alertsHandlers } from './alerts.calls.ts';

/** Messages about articles that come into stock or become cheaper. */
export const alertsDomain = defineDomain(alertsCalls, alertsHandlers);

export { createAlertSending } from './alert-sending.ts';
