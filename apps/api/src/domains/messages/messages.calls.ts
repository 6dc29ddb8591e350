import type { messagesCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findDemoMessages } from './demo-messages.queries.ts';
import type { MessageTools } from './message-tools.ts';

export function messagesHandlers({ database, sessions, messengers }: MessageTools): CallHandlers<typeof messagesCalls> {
  return {
    demoMessages: async (c) => {
      if (!messengers.hasStandIn)
        throw new HttpError(404, { code: 'not-found', message: 'Messages are really sent here.' });
      const session = await sessions.find(c);
      return c.json(session ? await findDemoMessages(database.db, session.id) : [], 200);
    },
  };
}
