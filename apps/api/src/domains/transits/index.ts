import { transitsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { transitsHandlers } from './transits.calls.ts';

/** Goods on their way from sellers through the shop's warehouse. */
export const transitsDomain = defineDomain(transitsCalls, transitsHandlers);

export { createDemoReceiving, receiveDemoYear } from './receive-for-demo.ts';
