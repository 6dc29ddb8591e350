import type { orderNoticesCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readSignedId } from '../../platform/values/signed-id.ts';
import { findNotices, setNotices } from './due-notices.queries.ts';

export function orderNoticesHandlers({
  database: { db },
  sessionSecret,
}: CallTools): CallHandlers<typeof orderNoticesCalls> {
  async function noticesOf(token: string) {
    const id = readSignedId(sessionSecret, 'order-notices', token);
    const notices = id === undefined ? undefined : await findNotices(db, id);
    if (id === undefined || !notices) throw new HttpError(404, { code: 'not-found', message: 'No such link.' });
    return { id, ...notices };
  }

  return {
    getOrderNotices: async (c) => {
      const { number, isWanted } = await noticesOf(c.req.valid('param').token);
      return c.json({ number, isWanted }, 200);
    },

    setOrderNotices: async (c) => {
      const { isWanted } = c.req.valid('json');
      const { id, number } = await noticesOf(c.req.valid('param').token);
      await setNotices(db, id, isWanted);
      return c.json({ number, isWanted }, 200);
    },
  };
}
