/** X9: what shop and client owe each other by the books of both. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { LedgerEntry } from './finance.ts';
import { MAX_DEBT_PAYMENT, MAX_LEDGER_TAKE, MAX_REVISE_COMMENT_LENGTH } from './limits.ts';

/** What the client answered to the report of a period: `agreed` where both closings are equal. */
const ReviseAnswer = z
  .object({
    id: Id,
    from: z.iso.date(),
    to: z.iso.date(),
    state: z.enum(['agreed', 'disputed']),
    shopClosing: Payable,
    clientClosing: Payable,
    comment: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('ReviseAnswer');
export type ReviseAnswer = z.infer<typeof ReviseAnswer>;

export const ReviseReport = z
  .object({
    /** Days of Moscow, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    shop: z.string(),
    client: z.string(),
    /** The debt before the first day and after the last one; negative when the shop owes the client. */
    opening: Payable,
    closing: Payable,
    raised: Payable,
    lowered: Payable,
    /** The oldest first. */
    items: z.array(LedgerEntry),
    total: z.number().int(),
    page: z.number().int(),
    take: z.number().int(),
    /** The newest answer to this period; null where the client gave none, or the ledger of the period changed since. */
    answer: z.union([ReviseAnswer, z.null()]),
    /** The newest answers to any period, at most twenty. */
    answers: z.array(ReviseAnswer),
  })
  .openapi('ReviseReport');
export type ReviseReport = z.infer<typeof ReviseReport>;

/** Days of Moscow, both included; at most three years. Without them the last twelve months. */
const Period = LangQuery.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() });

const revise = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/revise',
  tags: ['finance'],
  effect: 'reads',
  access: 'client',
  summary: 'The reconciliation report of a period; 403 for a retail client',
  request: {
    query: Period.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_LEDGER_TAKE).default(100),
    }),
  },
  responses: { 200: json(ReviseReport, 'The report and a page of its entries.') },
});

const Closing = z.number().int().min(-MAX_DEBT_PAYMENT).max(MAX_DEBT_PAYMENT);

const answerRevise = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/cabinet/revise',
  tags: ['finance'],
  effect: 'changes',
  access: 'client',
  whileSwitched: 'refused',
  limit: { name: 'revise', by: 'client', tries: 60, seconds: 3600 },
  summary: 'Answer a reconciliation report with the debt by the client’s own books',
  request: {
    query: LangQuery,
    body: jsonBody(
      z
        .object({
          From: z.iso.date(),
          To: z.iso.date(),
          /** The closing that the client saw. */
          ShopClosing: Closing,
          ClientClosing: Closing,
          Comment: z.string().trim().max(MAX_REVISE_COMMENT_LENGTH).default(''),
        })
        .openapi('AnswerReviseRequest'),
    ),
  },
  responses: {
    200: json(ReviseReport, 'The report with the answer.'),
    409: json(CallError, 'The ledger changed since the client saw it (`report-changed`).'),
  },
});

const FILE = z.string().openapi({ format: 'binary' });

const reviseFile = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/revise/{kind}',
  tags: ['finance'],
  effect: 'reads',
  access: 'client',
  limit: { name: 'revise-file', by: 'client', tries: 60, seconds: 3600 },
  summary:
    'The report as a table for a spreadsheet, or as a document to sign: in Russian, English or Arabic, other languages get English',
  request: { query: Period, params: z.object({ kind: z.enum(['xlsx', 'pdf']) }) },
  responses: {
    200: {
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: FILE },
        'application/pdf': { schema: FILE },
      },
      description: 'The file.',
    },
    422: json(CallError, 'A document of so many entries is not printed: the table has them (`too-large`).'),
  },
});

export const reviseCalls = { revise, answerRevise, reviseFile } as const;
