import { localizationCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { localizationHandlers } from './localization.calls.ts';

/** The texts of the shop in every language. */
export const localizationDomain = defineDomain(localizationCalls, localizationHandlers);

export { loadLocalizationValues } from './localization.queries.ts';
