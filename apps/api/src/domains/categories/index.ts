import { categoriesCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { categoriesHandlers } from './categories.calls.ts';

/** Categories of parts. */
export const categoriesDomain = defineDomain(categoriesCalls, categoriesHandlers);
