import { sellerStaffCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { sellerStaffHandlers } from './seller-staff.calls.ts';

/** The people of a seller and their roles. */
export const sellerStaffDomain = defineDomain(sellerStaffCalls, sellerStaffHandlers);
