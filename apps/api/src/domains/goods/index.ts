import { goodsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { goodsHandlers } from './goods.calls.ts';

/** Lists of goods with their filters: pages of goods for any car, modes, catalogues of makers. */
export const goodsDomain = defineDomain(goodsCalls, goodsHandlers);
