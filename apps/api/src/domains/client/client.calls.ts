import type { clientCalls } from '@partshop/api-client/contract';
import { setCookie } from 'hono/cookie';
import { keepChoice, keepOwnChoice } from '../../platform/sessions/choices.queries.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createClientInfoReader } from './client-info.ts';
import { findSearches, forgetSearches, keepSearch } from './search-history.queries.ts';

const CHAT_COOKIE = 'partshop_chat';
const CHAT_SECONDS = 604_800;

/** The current user's data and view settings. */
export function clientHandlers(tools: CallTools): CallHandlers<typeof clientCalls> {
  const { database, clock, sessions, access, secureCookies } = tools;
  const clientInfo = createClientInfoReader(tools);

  return {
    clientBaseInfo: async (c) => c.json(await clientInfo(c, c.req.valid('query')), 200),

    saveClientConfig: async (c) => {
      const { IsTableMod, SearchGoodOrderType, CurrencyCode, Language, KeepsSearches, ...query } = c.req.valid('query');
      if (Language !== undefined || KeepsSearches !== undefined) {
        const { clientId } = await access.require(c, 'client');
        await keepOwnChoice(database.db, clientId, {
          ...(Language !== undefined && { lang: Language }),
          ...(KeepsSearches !== undefined && { keeps_searches: KeepsSearches === 'true' }),
        });
      }
      await keepChoice(database.db, await sessions.findOrOpen(c), {
        ...(IsTableMod !== undefined && { is_table_mod: IsTableMod === 'true' }),
        ...(SearchGoodOrderType !== undefined && { search_good_order_type: SearchGoodOrderType }),
        ...(CurrencyCode !== undefined && { currency_code: CurrencyCode }),
      });
      return c.json(await clientInfo(c, query), 200);
    },

    searchHistory: async (c, { clientId }) => c.json({ items: await findSearches(database.db, clientId) }, 200),

    keepSearch: async (c, currentUser) => {
      // The search of an admin is not the client's.
      if (!currentUser.switch) await keepSearch(database.db, currentUser.clientId, c.req.valid('json').Text, clock());
      return c.json({ ok: true as const }, 200);
    },

    forgetSearches: async (c, { clientId }) => {
      await forgetSearches(database.db, clientId, c.req.valid('json').Text);
      return c.json({ items: await findSearches(database.db, clientId) }, 200);
    },

    setUsedChat: (c) => {
      const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies } as const;
      setCookie(c, CHAT_COOKIE, c.req.valid('query').chatId, { ...attributes, maxAge: CHAT_SECONDS });
      return c.json({ ok: true as const }, 200);
    },
  };
}
