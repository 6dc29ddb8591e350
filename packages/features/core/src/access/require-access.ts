import { data } from 'react-router-dom';
import type { ClientInfo, SellerRight } from '@partshop/api-client';
import type { Saga } from '../store/effects.ts';
import { hasSellerRight, isAdmin, isAnonymous, isEditor, isSeller } from '../current-user/roles.ts';
import { awaitKnownUser } from '../current-user/current-user.saga.ts';

/** Who may open a screen (§6). */
export type Access = 'everyone' | 'client' | 'seller' | 'admin' | 'editor';

const RIGHTS: Record<Exclude<Access, 'everyone'>, (client: ClientInfo) => boolean> = {
  client: () => true,
  seller: isSeller,
  admin: isAdmin,
  editor: isEditor,
};

/**
 * Throws 401 for a guest, 403 for a role without access (D25) or without the right at the seller, and 503 if the current user is unknown. This guards the page only:
 * the backend checks every call again.
 */
export function* requireAccess(access: Access, right?: SellerRight): Saga {
  if (access === 'everyone') return;
  const client = yield* awaitKnownUser();
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (isAnonymous(client)) throw data({ code: 'not-signed-in' }, { status: 401 });
  const isAllowed = RIGHTS[access](client) && (right === undefined || hasSellerRight(client, right));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (!isAllowed) throw data({ code: 'no-access' }, { status: 403 });
}
