import { fitCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { fitHandlers } from './fit.calls.ts';

/** Which parts fit which cars. */
export const fitDomain = defineDomain(fitCalls, fitHandlers);

export { findFit } from './fit.queries.ts';
export { conditionsOf, verdictOf } from './fit-verdict.rules.ts';
