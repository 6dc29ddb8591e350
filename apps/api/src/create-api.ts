import { OpenAPIHono } from '@hono/zod-openapi';
import { createAccess } from './platform/sessions/access.ts';
import { createBackground } from './platform/work/background.ts';
import { addBasketCalls } from './domains/basket/basket.calls.ts';
import { addCarCalls } from './domains/cars/cars.calls.ts';
import { addressOfOurServer } from './platform/http/client-address.ts';
import { addCityCalls } from './domains/places/places.calls.ts';
import { addClientCalls } from './domains/client/client.calls.ts';
import { createDevices } from './platform/sessions/devices.ts';
import { answerFaults, answerUnknownPath, refuseInput } from './platform/http/faults.ts';
import { addLocalizationCalls } from './domains/localization/localization.calls.ts';
import { addOrderCalls } from './domains/orders/orders.calls.ts';
import { addPasswordCalls } from './domains/identity/password.calls.ts';
import { pathOfContract } from './platform/http/path-case.ts';
import { addPhoneCodeCalls } from './domains/identity/phone-code.calls.ts';
import { addRecoveryCalls } from './domains/identity/recovery.calls.ts';
import { addRegistrationCalls } from './domains/identity/registration.calls.ts';
import { readJsonBody, refuseOtherSites } from './platform/http/request-guards.ts';
import { addSearchCalls } from './domains/catalogue/search.calls.ts';
import { addSiteCalls } from './domains/site/site.calls.ts';
import { addVisitCalls } from './domains/visits/visits.calls.ts';
import { addSignInCalls } from './domains/identity/sign-in.calls.ts';
import { auditSwitches } from './platform/sessions/switch-audit.ts';
import { addSwitchUserCalls } from './domains/identity/switch-user.calls.ts';
import { createSmsGate } from './domains/messages/sms/sms-gate.ts';
import { createSessionCookies } from './platform/sessions/session-cookies.ts';
import type { ApiApp, ApiDependencies, ApiEnv } from './platform/http/api-app.ts';
import type { CallTools } from './platform/http/call-tools.ts';
import { createAccounts } from './domains/identity/accounts.queries.ts';
import { createRateLimits, LIMITS } from './platform/limits/rate-limits.ts';
import { UNNAMED_COMPANY } from './domains/site/company.rules.ts';
import { defaultSiteConfig } from './platform/settings/default-site-config.ts';

export type { ApiDependencies } from './platform/http/api-app.ts';

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
