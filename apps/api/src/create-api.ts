import { OpenAPIHono } from '@hono/zod-openapi';
import * as domains from './domains/index.ts';
import type { CompanyFinder, CompanyLookupTools } from './domains/company-lookup/index.ts';
import { createDelivery, type Carrier, type DeliveryTools } from './domains/delivery/index.ts';
import { createPrinter, type PrintTools } from './domains/documents/index.ts';
import { createOutbox, createSmsGate, type Messengers, type MessageTools } from './domains/messages/index.ts';
import { createPayments, type PaymentProvider, type PaymentTools } from './domains/payments/index.ts';
import { addPictureFiles } from './domains/pictures/index.ts';
import { createViewCounting, type ViewCounting, type ViewTools } from './domains/position-days/index.ts';
import { UNNAMED_COMPANY, type SiteTools } from './domains/site/index.ts';
import { addDomain } from './platform/http/add-domain.ts';
import type { ApiApp, ApiEnv } from './platform/http/api-app.ts';
import type { ApiSetup } from './platform/http/api-setup.ts';
import { createCallTools } from './platform/http/call-tools.ts';
import { answerFaults, answerUnknownPath, refuseInput } from './platform/http/faults.ts';
import { pathOfContract } from './platform/http/path-case.ts';
import { readJsonBody, refuseOtherSites } from './platform/http/request-guards.ts';
import { defaultSiteConfig } from './platform/settings/default-site-config.ts';
import { SMS_LIMITS, type SmsLimits } from './platform/settings/sms-limits.ts';
import { createBackground } from './platform/work/background.ts';

type Needed = 'database' | 'clock' | 'log' | 'sessionSecret' | 'secureCookies';

/** Defaults of what is absent: no demo, an unnamed site and company. */
export type ApiDependencies = Pick<ApiSetup, Needed> &
  Partial<Omit<ApiSetup, Needed>> & {
    messengers: Messengers;
    /** Undefined for a shop that delivers without one. */
    carrier?: Carrier | undefined;
    /** Who knows companies by their tax number; undefined where they are typed by hand. */
    companyFinder?: CompanyFinder | undefined;
    /** Who takes payments; nobody by default, and then nothing is paid online. */
    paymentProviders?: readonly PaymentProvider[];
    /** Without one nobody writes what is counted. */
    views?: ViewCounting;
    /** The countries that SMS go to, and the daily limit. */
    smsLimits?: SmsLimits;
    /** The company shown while no setting names one. */
    defaultCompany?: SiteTools['defaultCompany'];
    /** Sent as `X-Server-Version` with every response (§4). */
    serverVersion?: string;
  };

/**
 * Makes the api on a migrated database. Needs no socket: `createApi(…).fetch(request)` gives the response. Keeps no
 * visitor's state between requests, so any number of processes can share one database.
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
  app.use(refuseOtherSites, readJsonBody);
  for (const domain of Object.values(domains)) addDomain(app, domain, tools);
  addPictureFiles(app, tools);
  app.notFound(answerUnknownPath);
  app.onError(answerFaults(tools.log));
  return app;
}

function toolsOf(
  dependencies: ApiDependencies,
): MessageTools & SiteTools & DeliveryTools & PaymentTools & CompanyLookupTools & PrintTools & ViewTools {
  const {
    messengers,
    carrier,
    companyFinder,
    paymentProviders = [],
    paymentMinutes = 60,
    log,
    siteConfig = defaultSiteConfig,
    smsLimits = SMS_LIMITS,
  } = dependencies;
  const setup: ApiSetup = {
    ...dependencies,
    // No setting of its own: messages are shown exactly when a stand-in sends them.
    siteConfig: { ...siteConfig, hasDemoMessages: messengers.hasStandIn },
    isDemo: dependencies.isDemo ?? false,
    paymentMinutes: paymentProviders.length > 0 ? paymentMinutes : undefined,
    background: dependencies.background ?? createBackground(log),
    publicOrigin: dependencies.publicOrigin,
    orderSms: dependencies.orderSms ?? 'off',
    onCatalogueChange: dependencies.onCatalogueChange,
  };
  const sms = createSmsGate({ ...setup, messengers, smsLimits });
  return {
    ...createCallTools(setup),
    messengers,
    sms,
    delivery: createDelivery({ ...setup, carrier }),
    companyFinder,
    payments: createPayments({ ...setup, providers: paymentProviders }),
    print: createPrinter(),
    views: dependencies.views ?? createViewCounting({ pool: setup.database.pool, clock: setup.clock }),
    outbox: createOutbox({ ...setup, messengers, sms }),
    defaultCompany: dependencies.defaultCompany ?? UNNAMED_COMPANY,
  };
}
