import { calls, type SiteConfig } from '@partshop/api-client/contract';
import { setCookie } from 'hono/cookie';
import { findDemoMessages } from '../messages/demo-messages.queries.ts';
import { saveConfig } from '../identity/accounts.queries.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createClientInfoReader } from './client-info.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const CHAT_COOKIE = 'partshop_chat';
const CHAT_SECONDS = 604_800;

/** Who is asking, what the site is like, and how the visitor likes it. */
export function addClientCalls(app: ApiApp, tools: CallTools): void {
  const { database, siteConfig, sessions, secureCookies, messengers } = tools;
  const clientInfo = createClientInfoReader(tools);

  app.openapi(calls.clientBaseInfo, async (c) => c.json(await clientInfo(c, c.req.valid('query')), 200));

  app.openapi(calls.getLangs, (c) => c.json(siteConfig.langs, 200));

  app.openapi(calls.getConfig, (c) => c.json(siteConfig satisfies SiteConfig, 200));

  app.openapi(calls.saveClientConfig, async (c) => {
    const { IsTableMod, SearchGoodOrderType, ...query } = c.req.valid('query');
    await saveConfig(database.db, await sessions.findOrOpen(c), {
      ...(IsTableMod !== undefined && { is_table_mod: IsTableMod === 'true' }),
      ...(SearchGoodOrderType !== undefined && { search_good_order_type: SearchGoodOrderType }),
    });
    return c.json(await clientInfo(c, query), 200);
  });

  app.openapi(calls.setUsedChat, (c) => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies } as const;
    setCookie(c, CHAT_COOKIE, c.req.valid('query').chatId, { ...attributes, maxAge: CHAT_SECONDS });
    return c.json({ ok: true as const }, 200);
  });

  app.openapi(calls.demoMessages, async (c) => {
    if (!messengers.hasStandIn)
      throw new Refusal(404, { code: 'not-found', message: 'Messages are really sent here.' });
    const session = await sessions.find(c);
    return c.json(session ? await findDemoMessages(database.db, session.id) : [], 200);
  });
}
