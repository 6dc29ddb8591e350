import { SELLER_MAY, type ClientInfo, type SellerRight } from '@partshop/api-client';
import { createCurrentUserSelector } from './current-user.slice.ts';

export type UserRole = 'anonymous' | 'retail' | 'wholesale' | 'seller' | 'admin' | 'editor';

/** A guest. */
export const isAnonymous = ({ ClientId }: ClientInfo): boolean => ClientId === undefined;
/** §6 Seller: has a provider panel. */
export const isSeller = ({ IsSeller }: ClientInfo): boolean => IsSeller === true;
/** Whether a client may do this at the seller that they sell for; who sells for nobody yet may find that out everywhere. */
export const hasSellerRight = ({ SellerRole }: Pick<ClientInfo, 'SellerRole'>, right: SellerRight): boolean =>
  SellerRole === undefined || SELLER_MAY[SellerRole].includes(right);
/** §6 Admin: may switch to a client. */
export const isAdmin = ({ canSwichUser }: ClientInfo): boolean => canSwichUser === true;
/** §6 Editor: changes the shop's texts, as an admin may too. */
export const isEditor = (client: ClientInfo): boolean => isAdmin(client) || client.localizeEditor === true;
/** §6: admins and editors see the panel; only admins may switch (D14). A switched admin sees it to switch back (B5). */
export const seesSwitchPanel = (client: ClientInfo): boolean => isEditor(client) || client.SwitchedBy !== undefined;

const isWholesale = ({ ClientType }: Pick<ClientInfo, 'ClientType'>) => ClientType === 'Wholesale';
const isRetail = (client: ClientInfo) => !isAnonymous(client) && !isWholesale(client);

/** The role of a user; if several apply, the one with the most rights. */
export function roleOf(client: ClientInfo): UserRole {
  if (isAnonymous(client)) return 'anonymous';
  if (isAdmin(client)) return 'admin';
  if (isEditor(client)) return 'editor';
  if (isSeller(client)) return 'seller';
  return isWholesale(client) ? 'wholesale' : 'retail';
}

const KOPECKS = 100;
/** The id of Moscow in GeoNames. */
const MOSCOW = 524_901;

export const selectIsAnonymous = createCurrentUserSelector(isAnonymous);
export const selectIsWholesale = createCurrentUserSelector(isWholesale);
export const selectIsAdmin = createCurrentUserSelector(isAdmin);
/** §6: everyone except wholesale clients sees delivery, payment and return (D53). */
export const selectSeesRetailBlocks = createCurrentUserSelector((client) => !isWholesale(client));
/** §6: retail clients and guests see a phone number (D53). */
export const selectSeesPhone = createCurrentUserSelector((client) => !isWholesale(client));
/** §6: one number for Moscow, one for all other cities. */
export const selectIsInMoscow = createCurrentUserSelector(({ CityId }) => CityId === MOSCOW);
/** §6, D53: the wallet of a retail client in roubles; null for others. */
export const selectBonus = createCurrentUserSelector((client) => (isRetail(client) ? (client.Bonus ?? 0) : null));
/** §6: the overdue amount of any other client in kopecks; null if none. */
export const selectOverdue = createCurrentUserSelector(({ ClientType, PayBad = 0 }) =>
  isWholesale({ ClientType }) && PayBad > 0 ? Math.round(PayBad * KOPECKS) : null,
);
