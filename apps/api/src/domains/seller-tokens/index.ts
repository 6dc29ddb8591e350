import { sellerTokensCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { sellerTokensHandlers } from './seller-tokens.calls.ts';

/** Tokens by which programs of a seller call the api. */
export const sellerTokensDomain = defineDomain(sellerTokensCalls, sellerTokensHandlers);
