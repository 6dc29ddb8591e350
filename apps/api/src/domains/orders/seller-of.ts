import { SELLER_MAY } from '@partshop/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findSeat, type Seat } from '../../platform/sessions/seller-seats.queries.ts';

/** Makes a function that finds the seller that a client sells for, and as what, or throws 404: who may sell may have no seller yet. */
export function createSeatFinding(db: Kysely<Database>): (clientId: number) => Promise<Seat> {
  return async (clientId) => {
    const seat = await findSeat(db, clientId);
    if (!seat) throw new HttpError(404, { code: 'not-found', message: 'No seller belongs to you.' });
    return seat;
  };
}

/** The same for who needs the seller alone. */
export function createSellerFinding(db: Kysely<Database>): (clientId: number) => Promise<number> {
  const seatOf = createSeatFinding(db);
  return async (clientId) => (await seatOf(clientId)).sellerId;
}

/** Makes a function that leaves the prices out of what a seat sees that may not know them. */
export const pricesFor =
  ({ role }: Pick<Seat, 'role'>) =>
  <Shown extends { items: readonly { price: number | null }[] }>(order: Shown): Shown =>
    SELLER_MAY[role].includes('goods')
      ? order
      : { ...order, items: order.items.map((item) => ({ ...item, price: null })) };
