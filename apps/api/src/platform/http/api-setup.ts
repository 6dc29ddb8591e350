import type { SiteConfig } from '@partshop/api-client/contract';
import type pino from 'pino';
import type { OpenDatabase } from '../database/connect.ts';
import type { Background } from '../work/background.ts';

/** What an api is set up with, whatever its domains are. */
export type ApiSetup = {
  database: OpenDatabase;
  clock: () => Date;
  log: pino.Logger;
  /** Signs session cookies; the same for every process: see `loadSessionSecret`. */
  sessionSecret: string;
  /** Where the shop is on https: the cookie is `Secure` and `__Host-`. */
  secureCookies: boolean;
  siteConfig: SiteConfig;
  /** Whether the database is the demo's. Elsewhere the accounts that a demo left, whose passwords are known, are nobody's. */
  isDemo: boolean;
  /** Work that no answer waits for; `settled` before the database is closed. */
  background: Background;
  /** Links in messages begin with it; without it there are none. */
  publicOrigin: string | undefined;
};
