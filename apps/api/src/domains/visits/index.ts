import { visitsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { visitsHandlers } from './visits.calls.ts';

/** The log of visits, and errors of browsers. */
export const visitsDomain = defineDomain(visitsCalls, visitsHandlers);
