import type { messagesCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findDemoMessages } from './demo-messages.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MessageTools } from './message-tools.ts';
import { findMessageChoices, keepMessageChoices } from './muted-messages.queries.ts';

export function messagesHandlers({ database, sessions, messengers }: MessageTools): CallHandlers<typeof messagesCalls> {
  const { db } = database;
  return {
    messageChoices: async (c, { clientId }) => c.json({ choices: await findMessageChoices(db, clientId) }, 200),

    keepMessageChoices: async (c, { clientId }) => {
      const { choices } = c.req.valid('json');
      await inTransaction(db, async (trx) => keepMessageChoices(trx, clientId, choices));
      return c.json({ choices: await findMessageChoices(db, clientId) }, 200);
    },

    demoMessages: async (c) => {
      if (!messengers.hasStandIn)
        throw new HttpError(404, { code: 'not-found', message: 'Messages are really sent here.' });
      const session = await sessions.find(c);
      return c.json(session ? await findDemoMessages(db, session.id) : [], 200);
    },
  };
}
