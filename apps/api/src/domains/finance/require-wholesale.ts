import { requireType } from '../../platform/sessions/access.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.queries.ts';

/** Throws 403 for a client who pays each order by itself. */
export const requireWholesale = (currentUser: Pick<CurrentUser, 'type'>): void =>
  requireType(currentUser, 'Wholesale', 'Only wholesale clients have an account with the shop.');
