import type { accountCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { IdentityTools } from '../identity/index.ts';
import { findPersonalData } from './personal-data.queries.ts';

/** Everything that is kept of a client, as one file. */
export function personalDataHandlers({
  database,
  clock,
}: IdentityTools): CallHandlers<typeof accountCalls, 'personalData'> {
  return {
    personalData: async (c, { clientId }) => {
      const day = clock().toISOString().slice(0, 10);
      const data = await findPersonalData(database.db, clientId);
      return c.json(data, 200, { 'content-disposition': `attachment; filename="partshop-${day}.json"` });
    },
  };
}
