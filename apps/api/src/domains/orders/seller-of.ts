import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** Makes a function that finds the seller that a client sells as, or throws 404: who may sell may have no seller yet. */
export function createSellerFinding(db: Kysely<Database>): (clientId: number) => Promise<number> {
  return async (clientId) => {
    const seller = await db.selectFrom('sellers').where('client_id', '=', clientId).select('id').executeTakeFirst();
    if (!seller) throw new HttpError(404, { code: 'not-found', message: 'No seller belongs to you.' });
    return seller.id;
  };
}
