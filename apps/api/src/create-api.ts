import { OpenAPIHono } from '@hono/zod-openapi';
import { createAccess } from './calls/access.ts';
import { createBackground } from './calls/background.ts';
import { addBasketCalls } from './calls/basket.ts';
import { addCarCalls } from './calls/cars.ts';
import { addressOfOurServer } from './calls/client-address.ts';
import { addCityCalls } from './calls/city.ts';
import { addClientCalls } from './calls/client.ts';
import { createDevices } from './calls/devices.ts';
import { answerFaults, answerUnknownPath, refuseInput } from './calls/faults.ts';
import { addLocalizationCalls } from './calls/localization.ts';
import { addOrderCalls } from './calls/orders.ts';
import { addPasswordCalls } from './calls/password.ts';
import { pathOfContract } from './calls/path-case.ts';
import { addPhoneCodeCalls } from './calls/phone-code.ts';
import { addRecoveryCalls } from './calls/recovery.ts';
import { addRegistrationCalls } from './calls/registration.ts';
import { readJsonBody, refuseOtherSites } from './calls/request-guards.ts';
import { addSearchCalls } from './calls/search.ts';
import { addSiteCalls } from './calls/site.ts';
import { addVisitCalls } from './calls/visits.ts';
import { addSignInCalls } from './calls/sign-in.ts';
import { auditSwitches } from './calls/switch-audit.ts';
import { addSwitchUserCalls } from './calls/switch-user.ts';
import { createSmsGate } from './calls/sms-gate.ts';
import { createSessionCookies } from './calls/session-cookies.ts';
import type { ApiApp, ApiDependencies, ApiEnv } from './calls/api-app.ts';
import type { CallTools } from './calls/call-tools.ts';
import { createAccounts } from './database/clients.ts';
import { createRateLimits, LIMITS } from './database/rate-limits.ts';
import { UNNAMED_COMPANY } from './domain/company.ts';
import { defaultSiteConfig } from './domain/languages.ts';

export type { ApiDependencies } from './calls/api-app.ts';

/**
 * The calls of the contract on a migrated database. Needs no socket: `createApi(…).fetch(request)` gives the answer.
 * Keeps nothing of a visitor between requests, so any number of processes serve one database.
 */
export function createApi(dependencies: ApiDependencies): ApiApp {
  const { serverVersion } = dependencies;
  const app: ApiApp = new OpenAPIHono<ApiEnv>({ getPath: pathOfContract, defaultHook: refuseInput });
  const tools = toolsOf(dependencies);

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (serverVersion) c.header('X-Server-Version', serverVersion);
    await next();
  });
  app.use(refuseOtherSites, readJsonBody, auditSwitches(tools));
  addClientCalls(app, tools);
  addSignInCalls(app, tools);
  addPhoneCodeCalls(app, tools);
  addRegistrationCalls(app, tools);
  addRecoveryCalls(app, tools);
  addPasswordCalls(app, tools);
  addSwitchUserCalls(app, tools);
  addLocalizationCalls(app, tools);
  addSearchCalls(app, tools);
  addBasketCalls(app, tools);
  addOrderCalls(app, tools);
  addCityCalls(app, tools);
  addCarCalls(app, tools);
  addSiteCalls(app, tools);
  addVisitCalls(app, tools);
  app.notFound(answerUnknownPath);
  app.onError(answerFaults(tools.log));
  return app;
}

function toolsOf(dependencies: ApiDependencies): CallTools {
  const { database, messengers, log, siteConfig = defaultSiteConfig, isDemo = false } = dependencies;
  const limits = createRateLimits(database.db, LIMITS);
  const sessions = createSessionCookies(dependencies, limits);
  return {
    ...dependencies,
    // Whether messages are shown is no setting of its own: it follows from who sends them.
    siteConfig: { ...siteConfig, hasDemoMessages: messengers.hasStandIn },
    addressOf: addressOfOurServer,
    background: dependencies.background ?? createBackground(log),
    publicOrigin: dependencies.publicOrigin,
    defaultCompany: dependencies.defaultCompany ?? UNNAMED_COMPANY,
    welcomeBonus: dependencies.welcomeBonus ?? { roubles: 200, days: 180 },
    isDemo,
    accounts: createAccounts(database.db, { isDemo }),
    limits,
    devices: createDevices(dependencies),
    sms: createSmsGate(dependencies),
    sessions,
    access: createAccess(sessions),
  };
}
