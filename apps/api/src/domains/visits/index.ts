import { visitsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { visitsHandlers } from './visits.calls.ts';

/** The visit log and reports of browser errors. */
export const visitsDomain = defineDomain(visitsCalls, visitsHandlers);
