import type { SiteConfig } from '@partshop/api-client/contract';
import type pino from 'pino';
import type { InboundMail } from './inbound-mail.ts';
import type { Fetched } from './public-fetch.ts';
import type { OpenDatabase } from '../database/connect.ts';
import type { OrderSms } from '../settings/order-sms.ts';
import type { Background } from '../work/background.ts';

/** What every domain is created with. */
export type ApiSetup = {
  database: OpenDatabase;
  clock: () => Date;
  log: pino.Logger;
  /** Signs session cookies; the same in every process: see `loadSessionSecret`. */
  sessionSecret: string;
  /** Whether the shop is on https: session cookies are `Secure` with the prefix `__Host-`. */
  secureCookies: boolean;
  siteConfig: SiteConfig;
  /** Whether the database is a demo's. Elsewhere nobody can log in to accounts that a demo left, whose passwords are known. */
  isDemo: boolean;
  /** Work that continues after the response; await `settled` before closing the database. */
  background: Background;
  /** For how many minutes goods are kept for an order that is paid online; undefined when no order can be. */
  paymentMinutes: number | undefined;
  /** The origin of links in messages; without it they have none. */
  publicOrigin: string | undefined;
  /** Which orders a code must prove the phone of. */
  orderSms: OrderSms;
  /** Takes the place of the processes that work on uploads. */
  runUploadWorker?: ((options: { url: string; uploadId: number }) => Promise<'done' | 'heavy' | 'failed'>) | undefined;
  /** Takes the place of fetching lists from addresses that sellers name. */
  fetchList?: ((address: string, etag: string | null) => Promise<Fetched>) | undefined;
  /** Takes the place of fetching pictures from addresses that sellers name. */
  fetchPicture?: ((address: string) => Promise<Uint8Array>) | undefined;
  /** Takes in letters with lists; undefined where none come by mail. */
  listMail?: InboundMail | undefined;
  /** Calls the listener with the ids of articles whose offers changed, in any process; undefined where nobody listens for changes. */
  onCatalogueChange: ((listener: (changed: readonly number[] | 'all') => void) => void) | undefined;
};
