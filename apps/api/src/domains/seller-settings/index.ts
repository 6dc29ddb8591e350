import { sellerSettingsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { sellerSettingsHandlers } from './seller-settings.calls.ts';

/** What a seller sets, and the seller as buyers see it. */
export const sellerSettingsDomain = defineDomain(sellerSettingsCalls, sellerSettingsHandlers);

export { createWaitKeeping } from './keep-waits.ts';
export { createSellerNotices } from './seller-notices.ts';
