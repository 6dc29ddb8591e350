import { ordersCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { ordersHandlers } from './orders.calls.ts';

/** What was bought. */
export const ordersDomain = defineDomain(ordersCalls, ordersHandlers);
