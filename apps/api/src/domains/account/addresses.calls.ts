import { MAX_DELIVERY_ADDRESSES, type accountCalls, type LanguageCode } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addAddress, chooseAddress, deleteAddress, findDeliveryAddresses } from '../client/index.ts';
import type { IdentityTools } from '../identity/index.ts';
import { findCity } from '../places/index.ts';

const noAddress = () => new HttpError(404, { code: 'not-found', message: 'No such address of the client.' });

/** Where couriers bring orders of a client. */
export function addressHandlers({
  database,
  clock,
  siteConfig,
}: IdentityTools): CallHandlers<
  typeof accountCalls,
  'listAddresses' | 'addAddress' | 'chooseAddress' | 'deleteAddress'
> {
  const { db } = database;
  const listOf = async (clientId: number, query: { lang?: LanguageCode | undefined }) => ({
    items: await findDeliveryAddresses(db, clientId, languageOf(query, siteConfig)),
  });
  return {
    listAddresses: async (c, { clientId }) => c.json(await listOf(clientId, c.req.valid('query')), 200),

    addAddress: async (c, { clientId }) => {
      const given = c.req.valid('json');
      if (!(await findCity(db, given.cityId))) throw badField('cityId', 'No such city.');
      const isAdded = await inTransaction(db, async (trx) => addAddress(trx, clientId, given, clock()));
      if (!isAdded) {
        throw new HttpError(409, {
          code: 'list-full',
          message: `A client has at most ${MAX_DELIVERY_ADDRESSES} addresses.`,
        });
      }
      return c.json(await listOf(clientId, c.req.valid('query')), 200);
    },

    chooseAddress: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      if (!(await inTransaction(db, async (trx) => chooseAddress(trx, clientId, id)))) throw noAddress();
      return c.json(await listOf(clientId, c.req.valid('query')), 200);
    },

    deleteAddress: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      if (!(await inTransaction(db, async (trx) => deleteAddress(trx, clientId, id)))) throw noAddress();
      return c.json(await listOf(clientId, c.req.valid('query')), 200);
    },
  };
}
