import type { identityCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { IdentityTools } from './identity-tools.ts';
import { setServedBy } from './served-by.queries.ts';

export function servedByHandlers({ database }: IdentityTools): CallHandlers<typeof identityCalls, 'setServedBy'> {
  return {
    setServedBy: async (c) => {
      const { ClientId: clientId, ServedById: servedById } = c.req.valid('json');
      if (!(await setServedBy(database.db, { clientId, servedById }))) {
        throw new HttpError(404, { code: 'not-found', message: 'No such retail or wholesale client.' });
      }
      return c.json({ ok: true as const }, 200);
    },
  };
}
