import { boughtTogetherCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { boughtTogetherHandlers } from './bought-together.calls.ts';

/** What is ordered together for the same car (F13). */
export const boughtTogetherDomain = defineDomain(boughtTogetherCalls, boughtTogetherHandlers);

export { createBoughtTogetherCounting } from './count-bought-together.ts';
