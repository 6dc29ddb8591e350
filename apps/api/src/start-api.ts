import { demoCompany, type DemoLogin, demoLogins, describeDemoLogins } from '@partshop/demo-data';
import type pino from 'pino';
import { createRefusalNotices } from './domains/claim-review/index.ts';
import { createCompanyFinder } from './domains/company-lookup/index.ts';
import { createCarrier } from './domains/delivery/index.ts';
import { createMessengers, createOutbox, createSmsGate } from './domains/messages/index.ts';
import { createBoughtTogetherCounting } from './domains/bought-together/index.ts';
import {
  createDemoLists,
  createInboundMail,
  createListLoading,
  createUploadNotices,
  createUploadWork,
  fetchList,
} from './domains/price-uploads/index.ts';
import { createOfferChecks } from './domains/seller-offers/index.ts';
import { createSellerNotices, createWaitKeeping } from './domains/seller-settings/index.ts';
import { createPayments, createProviders } from './domains/payments/index.ts';
import { createDayFolding, createViewCounting } from './domains/position-days/index.ts';
import type { ApiApp } from './platform/http/api-app.ts';
import { createBackground } from './platform/work/background.ts';
import { createApi } from './create-api.ts';
import { createAlertSending } from './domains/alerts/index.ts';
import { createPriceRecording } from './domains/price-history/index.ts';
import { createDemoReceiving } from './domains/transits/index.ts';
import { followCatalogue } from './domains/catalogue/index.ts';
import type { ChangedArticles } from './domains/catalogue-changes/index.ts';
import { createOrderNotices } from './domains/orders/index.ts';
import { createDemoPictures, createPictureLoading, fetchPicture } from './domains/web-pictures/index.ts';
import { eachMinute } from './platform/work/each-minute.ts';
import { openDatabase } from './platform/database/connect.ts';
import { loadLocalizationValues } from './domains/localization/index.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadSessionSecret } from './platform/sessions/session-secret.ts';
import { ensureDemoClients } from './demo/clients.ts';
import { ensureDemoContracts } from './demo/contracts.ts';
import { ensureDemoSellerOrders } from './demo/seller-orders.ts';
import { ensureDemoYear } from './demo/year.ts';
import { ensureDemoCatalogue } from './demo/ensure-demo-catalogue.ts';
import { loadCities } from './domains/places/index.ts';
import { addFirstPages } from './domains/posts/index.ts';
import { foreignDatabase, forgetShownCodes, markDemoClients, refuseForeignDatabase } from './demo/whose-database.ts';
import { defaultSiteConfig } from './platform/settings/default-site-config.ts';
import type { Settings } from './platform/settings/settings.ts';
import type { PatientPool } from './platform/database/open-pool.ts';

export type RunningApi = {
  /** Responds in process: `api.fetch(request)`. */
  api: ApiApp;
  /** The demo's logins; empty without demo clients. */
  demoLogins: readonly DemoLogin[];
  /** Calls the listener whenever offers changed, also by another process such as an import. */
  onCatalogueChange: (listener: (changed: ChangedArticles) => void) => void;
  /** False when this process cannot restore the database; a new process may succeed. */
  isAlive: () => boolean;
  /** Closes the connections, and stops the embedded database when no other process uses it. */
  close: () => Promise<void>;
};

/**
 * Opens the database, brings it up to date (schema, texts, cities, first pages, demo catalogue) and creates the api on it. Throws a
 * `SettingsError`, before it changes anything, when a demo would open a real shop's data.
 */
export async function startApi(settings: Settings, log: pino.Logger, serverVersion?: string): Promise<RunningApi> {
  const tell = (line: string) => log.info(line);
  const database = await openDatabase({ ...settings, log: tell });
  try {
    const isDemo = settings.demo !== undefined;
    await database.withoutLimits(async (pool) => prepare(pool, settings, tell));
    await loadLocalizationValues(database.db);
    if (isDemo) for (const line of describeDemoLogins()) tell(line);
    const clock = () => new Date();
    const background = createBackground(log);
    const messengers = createMessengers(settings.messages, database.db, clock);
    const { smsLimits } = settings;
    const siteConfig = { ...defaultSiteConfig, ...settings.site };
    const sessionSecret = settings.sessionSecret ?? (await loadSessionSecret(database.db));
    const { publicOrigin } = settings.messages;
    const providers = createProviders(settings.payments, database.db);
    const views = createViewCounting({ pool: database.pool, clock });
    const listeners = new Set<(changed: ChangedArticles) => void>();
    const onCatalogueChange: RunningApi['onCatalogueChange'] = (listener) => void listeners.add(listener);
    const { standIn: demoLists } = settings.lists;
    const lists = demoLists === undefined ? fetchList : createDemoLists(demoLists, fetchList);
    const pictures = demoLists === undefined ? fetchPicture : createDemoPictures(demoLists, fetchPicture);
    const api = createApi({
      database,
      clock,
      log,
      siteConfig,
      sessionSecret,
      secureCookies: settings.secureCookies,
      isDemo,
      ...(isDemo ? { defaultCompany: demoCompany } : {}),
      messengers,
      carrier: createCarrier(settings.delivery, clock),
      companyFinder: createCompanyFinder(settings.companyLookup),
      views,
      paymentProviders: providers,
      paymentMinutes: settings.payments.minutes,
      smsLimits,
      background,
      publicOrigin,
      orderSms: settings.orderSms,
      fetchList: lists,
      fetchPicture: pictures,
      listMail: createInboundMail(settings.lists),
      onCatalogueChange,
      ...(serverVersion === undefined ? {} : { serverVersion }),
    });
    const sms = createSmsGate({ database, clock, log, messengers, smsLimits });
    const outbox = createOutbox({ database, clock, log, messengers, sms });
    const checkOffers = createOfferChecks({ database, clock });
    // A seller need not wait a minute after the first start. Nobody waits for the year: only sellers look at it, and are advised by it.
    background.run('make the year of demo sellers, and check offers of sellers', async () => {
      if (isDemo) {
        await ensureDemoSellerOrders({ database, clock });
        await database.withoutLimits(async (pool) => ensureDemoYear(pool, clock()));
      }
      await checkOffers();
    });
    const foldDays = createDayFolding({ database });
    const recordPrices = createPriceRecording({ database, clock });
    const workOnUploads = createUploadWork({ database, log });
    // One that a process left behind when it ended.
    background.run('work on uploads', workOnUploads);
    const keepWaits = createWaitKeeping({ database, clock });
    // An hour may have passed while no process ran.
    background.run('move promised days', keepWaits);
    const letters = { publicOrigin, siteConfig, messengers, sms, outbox, background };
    const stopChores = eachMinute(background, {
      // A message outlives the process that stored it.
      'send messages': outbox.sendDue,
      'tell of orders': createOrderNotices({
        database,
        clock,
        sessionSecret,
        publicOrigin,
        siteConfig,
        messengers,
        sms,
        outbox,
      }),
      'count what is ordered together': createBoughtTogetherCounting({ database, clock }),
      'check offers of sellers': checkOffers,
      'count what becomes of positions': async () => {
        await views.write();
        // Nobody is told of stock that orders took: pages show it when they are opened.
        await recordPrices(await foldDays());
      },
      'work on uploads': workOnUploads,
      'load lists by address': createListLoading({ database, clock, fetchList: lists }, workOnUploads),
      'tell sellers of uploads': createUploadNotices({ database, ...letters }),
      'tell sellers of refused claims': createRefusalNotices({ database, clock, ...letters }),
      'move promised days': keepWaits,
      // A process may have died while it loaded them.
      'load pictures of sellers': createPictureLoading({ database, clock, fetchPicture: pictures }),
      'tell sellers of orders': createSellerNotices({ database, clock, ...letters }),
      ...(isDemo ? { 'receive goods of demo sellers': createDemoReceiving({ database, clock }) } : {}),
      'work on payments': createPayments({ database, clock, log, providers }).work,
    });
    const following = await followCatalogue(
      {
        'tell alerts': createAlertSending({ database, clock, sessionSecret, publicOrigin, siteConfig, outbox }),
        'record prices': recordPrices,
      },
      { url: database.url, background, log: tell },
      (changed) => listeners.forEach((listener) => listener(changed)),
    );
    return {
      api,
      demoLogins: isDemo ? demoLogins : [],
      onCatalogueChange,
      isAlive: database.isAlive,
      close: async () => {
        stopChores();
        await following.close();
        background.run('write views', views.write);
        await background.settled();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Brings the database up to date, which may take long. Throws, before it changes anything, when a demo would make a real
 * shop's data public.
 */
async function prepare(pool: PatientPool, { demo, site }: Settings, tell: (line: string) => void): Promise<void> {
  if (demo) await refuseForeignDatabase(pool);
  await migrate(pool);
  await loadCities(pool);
  await addFirstPages(pool, new Date());
  await markDemoClients(pool, demo !== undefined);
  if (!demo) return forgetShownCodes(pool);
  await ensureDemoCatalogue(pool, { ...demo, log: tell });
  // Another process may have added goods meanwhile.
  if (!(await ensureDemoClients(pool, site.bonus, tell))) throw foreignDatabase();
  await ensureDemoContracts(pool, tell);
}
