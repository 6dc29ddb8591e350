import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SiteConfig } from '@partshop/api-client/contract';
import type { Context } from 'hono';
import type pino from 'pino';
import type { OpenDatabase } from '../database/connect.ts';
import type { SessionCookies } from './session-cookies.ts';

export type ApiDependencies = {
  database: OpenDatabase;
  clock: () => Date;
  log: pino.Logger;
  /** Signs session cookies; the same for every process: see `loadSessionSecret`. */
  sessionSecret: string;
  /** Where the shop is on https: the cookie is `Secure` and `__Host-`. */
  secureCookies: boolean;
  /** `defaultSiteConfig` unless told otherwise. */
  siteConfig?: SiteConfig;
  /** Goes out as `X-Server-Version` with every answer (§4). */
  serverVersion?: string;
};

/** What the calls work with. */
export type CallTools = Required<Pick<ApiDependencies, 'database' | 'clock' | 'log' | 'siteConfig'>> & {
  sessions: SessionCookies;
};

export type ApiEnv = { Variables: Record<string, never> };
export type ApiApp = OpenAPIHono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;
