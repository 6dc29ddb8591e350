import type { ClientInfo } from '@partshop/api-client';
import { createCurrentUserSelector } from './current-user.slice.ts';

export type UserRole = 'anonymous' | 'retail' | 'wholesale' | 'seller' | 'admin' | 'editor';

/** Nobody is logged in. */
export const isAnonymous = ({ ClientId }: ClientInfo): boolean => ClientId === undefined;
/** §6 Seller: has a provider panel. */
export const isSeller = ({ IsSeller }: ClientInfo): boolean => IsSeller === true;
/** §6 Admin: may switch to another client. */
export const isAdmin = ({ canSwichUser }: ClientInfo): boolean => canSwichUser === true;
/** §6 Editor: changes the shop's texts, which an admin may too. */
export const isEditor = (client: ClientInfo): boolean => isAdmin(client) || client.localizeEditor === true;
/** §6 Admin or editor: sees the panel; switching alone needs an admin (D14). Who was switched needs the way back (B5). */
export const seesSwitchPanel = (client: ClientInfo): boolean => isEditor(client) || client.SwitchedBy !== undefined;

const isWholesale = ({ ClientType }: ClientInfo) => ClientType === 'Wholesale';
const isRetail = (client: ClientInfo) => !isAnonymous(client) && !isWholesale(client);

/** The one word for a user where several hold: what gives the most rights. */
export function roleOf(client: ClientInfo): UserRole {
  if (isAnonymous(client)) return 'anonymous';
  if (isAdmin(client)) return 'admin';
  if (isEditor(client)) return 'editor';
  if (isSeller(client)) return 'seller';
  return isWholesale(client) ? 'wholesale' : 'retail';
}

/** GeoNames' number of Moscow. */
const MOSCOW = 524_901;

export const selectIsAnonymous = createCurrentUserSelector(isAnonymous);
export const selectIsWholesale = createCurrentUserSelector(isWholesale);
export const selectIsAdmin = createCurrentUserSelector(isAdmin);
/** §6: delivery, payment and return are told to everyone but wholesale clients (D53). */
export const selectSeesRetailBlocks = createCurrentUserSelector((client) => !isWholesale(client));
/** §6: retail clients and who is not logged in see a phone number (D53). */
export const selectSeesPhone = createCurrentUserSelector((client) => !isWholesale(client));
/** §6: one number for Moscow, one for all other cities. */
export const selectIsInMoscow = createCurrentUserSelector(({ CityId }) => CityId === MOSCOW);
/** §6, D53: the wallet is a retail client's; in roubles, null where there is none. */
export const selectBonus = createCurrentUserSelector((client) => (isRetail(client) ? (client.Bonus ?? 0) : null));
/** §6: what a client other than a retail one has not paid in time, in roubles; null where there is nothing. */
export const selectOverdue = createCurrentUserSelector((client) =>
  isWholesale(client) && (client.PayBad ?? 0) > 0 ? (client.PayBad ?? null) : null,
);
