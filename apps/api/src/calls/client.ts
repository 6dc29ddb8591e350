import { calls, type SiteConfig } from '@partshop/api-client/contract';
import type { ApiApp, CallTools } from './api-app.ts';

/** Who is asking, and what the site is like. */
export function addClientCalls(app: ApiApp, { siteConfig, sessions }: CallTools): void {
  app.openapi(calls.clientBaseInfo, async (c) => {
    // Nobody can log in yet; looking still prolongs a living session and clears the cookie of a dead one.
    await sessions.find(c);
    return c.json({ ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } }, 200);
  });

  app.openapi(calls.getLangs, (c) => c.json(siteConfig.langs, 200));

  app.openapi(calls.getConfig, (c) => c.json(siteConfig satisfies SiteConfig, 200));
}
