/** §7 Logging: visits and browser errors. */
import { z } from '@hono/zod-openapi';
import { Done, json, jsonBody, LangQuery } from './common.ts';
import { type CallLimit, defineCall } from './define-call.ts';

const VISITS: CallLimit = { name: 'visit', by: 'visitor', tries: 60, seconds: 60 };

const searchTimingSave = defineCall({
  method: 'post',
  path: '/services/cabinet/SearchTimingSave',
  tags: ['visits'],
  effect: 'changes',
  limit: VISITS,
  summary: 'How long a search took the visitor; sent after consent (P11)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          PageUrl: z.string().max(2000),
          UserAgentName: z.string().max(300),
          /** Milliseconds. */
          ElapsedTime: z.number().nonnegative().max(600_000),
        })
        .openapi('SearchTiming'),
    ),
  },
  responses: { 200: json(Done, 'Kept.') },
});

const clientRequestSave = defineCall({
  method: 'post',
  path: '/services/cabinet/ClientRequestSaveJson',
  tags: ['visits'],
  effect: 'changes',
  limit: VISITS,
  summary: 'A page that the visitor opened; sent after consent (P11)',
  request: {
    query: LangQuery,
    body: jsonBody(
      z.object({ RequestUrl: z.string().max(2000), PageTitle: z.string().max(300) }).openapi('ClientRequest'),
    ),
  },
  responses: { 200: json(Done, 'Kept.') },
});

/** §3 Error report. `raw` is JSON text with message, filename and stack. */
export const ErrorReport = z
  .object({
    error: z.string().max(1000),
    url: z.string().max(2000),
    lineNumber: z.coerce.number().int().nonnegative().max(1_000_000_000).default(0),
    raw: z.string().max(6000),
  })
  .openapi('ErrorReport');

const saveError = defineCall({
  method: 'post',
  path: '/saveerror',
  tags: ['visits'],
  effect: 'changes',
  /** S13. */
  limit: { name: 'error', by: 'address', tries: 10, seconds: 60 },
  maxBodyBytes: 8 * 1024,
  summary: 'An uncaught error of a browser: form-urlencoded (D31), at most 8 KiB, ten a minute an address',
  request: {
    query: LangQuery,
    body: { content: { 'application/x-www-form-urlencoded': { schema: ErrorReport } }, required: true },
  },
  responses: { 200: json(Done, 'Nobody reads this.') },
});

export const visitsCalls = {
  searchTimingSave,
  clientRequestSave,
  saveError,
} as const;
