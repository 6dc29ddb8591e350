/** Messages about an article that comes into stock, or becomes cheaper (O8, X12). */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery, Payable, PhoneText } from './common.ts';
import { defineCall } from './define-call.ts';
import { ArticleNumber, CallError, tooMany } from './errors.ts';
import { MAX_ALERT_PRICE, MAX_EMAIL_LENGTH } from './limits.ts';

export const AlertKind = z.enum(['in-stock', 'price']).openapi('AlertKind');
export type AlertKind = z.infer<typeof AlertKind>;

export const ArticleAlert = ArticleNumber.extend({
  id: Id,
  kind: AlertKind,
  /** With `price`: tells when the article costs this or less. */
  price: Payable.nullable(),
  /** Whether an article that can be bought instead counts too. */
  withCrosses: z.boolean(),
  /** A phone or an e-mail address. Who has only the link of a message sees the ends of it. */
  contact: z.string(),
  isConfirmed: z.boolean(),
}).openapi('ArticleAlert');
export type ArticleAlert = z.infer<typeof ArticleAlert>;

const listAlerts = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/alerts',
  tags: ['alerts'],
  effect: 'reads',
  access: 'client',
  summary: 'The alerts of the current user',
  request: { query: LangQuery },
  responses: { 200: json(z.array(ArticleAlert), 'The newest first.') },
});

const addAlert = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/cabinet/alerts',
  tags: ['alerts'],
  effect: 'changes',
  limit: { name: 'alertByVisitor', by: 'visitor', tries: 30, seconds: 3600 },
  summary: 'Ask for an alert; any recipient but a client’s own phone confirms it by the link of a message',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          articleId: Id,
          kind: AlertKind,
          price: z.number().int().min(1).max(MAX_ALERT_PRICE).nullable().default(null),
          withCrosses: z.boolean().default(false),
          /** A phone or an e-mail address. */
          contact: z.union([z.email().max(MAX_EMAIL_LENGTH), PhoneText]),
        })
        .refine(({ kind, price }) => (kind === 'price') === (price !== null), {
          path: ['price'],
          message: 'A price alert has a price, and no other.',
        }),
    ),
  },
  responses: {
    200: json(
      z.object({ isConfirmed: z.boolean(), isMet: z.boolean() }).openapi('AskedAlert'),
      'Kept; unless confirmed, a message with a link was sent. `isMet`: it is so already, and the next time is told.',
    ),
    404: json(CallError, 'No such article.'),
    422: json(CallError, 'No SMS go to the country of the phone (`country-unserved`).'),
    ...tooMany,
  },
});

const deleteAlert = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/cabinet/alerts/delete',
  tags: ['alerts'],
  effect: 'changes',
  access: 'client',
  summary: 'Delete an alert of the current user',
  request: { query: LangQuery, body: jsonBody(z.object({ id: Id })) },
  responses: {
    200: json(z.array(ArticleAlert), 'The alerts that are left.'),
    404: json(CallError, 'The current user has no such alert.'),
  },
});

/** The id of an alert with its signature: what the links of messages have. Any other text is a link of nothing. */
const AlertToken = z.string().max(100);

const noAlert = { 404: json(CallError, 'The link is not one of ours, or the alert is deleted.') } as const;

const alertOfLink = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/alerts/{token}',
  tags: ['alerts'],
  effect: 'reads',
  summary: 'The alert that a link in a message is about',
  request: { query: LangQuery, params: z.object({ token: AlertToken }) },
  responses: { 200: json(ArticleAlert, 'The alert.'), ...noAlert },
});

const answerAlert = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/alerts/{token}',
  tags: ['alerts'],
  effect: 'changes',
  summary: 'Confirm the alert of a link, or end it',
  request: {
    query: LangQuery,
    params: z.object({ token: AlertToken }),
    body: jsonBody(z.object({ isWanted: z.boolean() })),
  },
  responses: { 200: json(ArticleAlert, 'The alert; after its end as it was.'), ...noAlert },
});

export const alertsCalls = { listAlerts, addAlert, deleteAlert, alertOfLink, answerAlert } as const;
