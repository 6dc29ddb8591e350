import { OpenAPIHono } from '@hono/zod-openapi';
import { addBasketCalls } from './calls/basket.ts';
import { addClientCalls } from './calls/client.ts';
import { answerFaults, answerUnknownPath, refuseInput } from './calls/faults.ts';
import { addLocalizationCalls } from './calls/localization.ts';
import { addOrderCalls } from './calls/orders.ts';
import { pathOfContract } from './calls/path-case.ts';
import { readJsonBody, refuseOtherSites } from './calls/request-guards.ts';
import { addSearchCalls } from './calls/search.ts';
import { createSessionCookies } from './calls/session-cookies.ts';
import type { ApiApp, ApiDependencies, ApiEnv, CallTools } from './calls/api-app.ts';
import { defaultSiteConfig } from './domain/languages.ts';

export type { ApiDependencies } from './calls/api-app.ts';

/**
 * The calls of the contract on a migrated database. Needs no socket: `createApi(…).fetch(request)` gives the answer.
 * Keeps nothing of a visitor between requests, so any number of processes serve one database.
 */
export function createApi(dependencies: ApiDependencies): ApiApp {
  const { database, clock, log, siteConfig = defaultSiteConfig, serverVersion } = dependencies;
  const app: ApiApp = new OpenAPIHono<ApiEnv>({ getPath: pathOfContract, defaultHook: refuseInput });
  const tools: CallTools = { database, clock, log, siteConfig, sessions: createSessionCookies(dependencies) };

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (serverVersion) c.header('X-Server-Version', serverVersion);
    await next();
  });
  app.use(refuseOtherSites, readJsonBody);
  addClientCalls(app, tools);
  addLocalizationCalls(app, tools);
  addSearchCalls(app, tools);
  addBasketCalls(app, tools);
  addOrderCalls(app, tools);
  app.notFound(answerUnknownPath);
  app.onError(answerFaults(log));
  return app;
}
