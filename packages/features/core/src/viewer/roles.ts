import type { ClientInfo } from '@partshop/api-client';
import { createViewerSelector } from './viewer.slice.ts';

export type ViewerRole = 'anonymous' | 'retail' | 'wholesale' | 'seller' | 'admin' | 'editor';

/** The one word for a viewer where several hold: what gives the most rights. */
export function roleOf(client: ClientInfo): ViewerRole {
  if (client.ClientId === undefined) return 'anonymous';
  if (client.canSwichUser === true) return 'admin';
  if (client.localizeEditor === true) return 'editor';
  if (client.IsSeller === true) return 'seller';
  return client.ClientType === 'Wholesale' ? 'wholesale' : 'retail';
}

const isAnonymous = ({ ClientId }: ClientInfo) => ClientId === undefined;
const isWholesale = ({ ClientType }: ClientInfo) => ClientType === 'Wholesale';
const isRetail = (client: ClientInfo) => !isAnonymous(client) && !isWholesale(client);

/** GeoNames' number of Moscow. */
const MOSCOW = 524_901;

export const selectIsAnonymous = createViewerSelector(isAnonymous);
export const selectIsWholesale = createViewerSelector(isWholesale);
/** §6 Seller: has a provider panel. */
export const selectIsSeller = createViewerSelector(({ IsSeller }) => IsSeller === true);
/** §6 Admin: may switch to another client. */
export const selectIsAdmin = createViewerSelector(({ canSwichUser }) => canSwichUser === true);
/** §6 Admin or editor: sees the panel; switching alone needs `canSwichUser` (D14). */
export const selectSeesSwitchPanel = createViewerSelector(
  ({ canSwichUser, localizeEditor, SwitchedBy }) =>
    canSwichUser === true || localizeEditor === true || SwitchedBy !== undefined,
);
/** §6: delivery, payment and return are told to everyone but wholesale clients (D53). */
export const selectSeesRetailBlocks = createViewerSelector((client) => !isWholesale(client));
/** §6: retail clients and who is not logged in see a phone number (D53). */
export const selectSeesPhone = createViewerSelector((client) => !isWholesale(client));
/** §6: one number for Moscow, one for all other cities. */
export const selectIsInMoscow = createViewerSelector(({ CityId }) => CityId === MOSCOW);
/** §6, D53: the wallet is a retail client's; in roubles, null where there is none. */
export const selectBonus = createViewerSelector((client) => (isRetail(client) ? (client.Bonus ?? 0) : null));
/** §6: what a client other than a retail one has not paid in time, in roubles; null where there is nothing. */
export const selectOverdue = createViewerSelector((client) =>
  isWholesale(client) && (client.PayBad ?? 0) > 0 ? (client.PayBad ?? null) : null,
);
