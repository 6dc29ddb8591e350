import type { ClientInfo } from '@partshop/api-client/contract';
import { readClientInfo } from './client-info.queries.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { languageOf } from '../../platform/http/language.ts';

type Query = Parameters<typeof languageOf>[0];
export type ClientInfoReader = (c: ApiContext, query: Query) => Promise<ClientInfo>;

/** Reads the client info in the contract's shape, from the request's current session. */
export function createClientInfoReader({
  database,
  clock,
  siteConfig,
  sessions,
}: Pick<CallTools, 'database' | 'clock' | 'siteConfig' | 'sessions'>): ClientInfoReader {
  return async (c, query) =>
    readClientInfo(database.db, await sessions.find(c), languageOf(query, siteConfig), clock());
}
