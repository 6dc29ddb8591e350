/** X9: what a wholesale client owes, and the ledger behind it. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, Id, IdParam, json, jsonBody, LangQuery, Payable } from './common.ts';
import { defineCall } from './define-call.ts';
import { CallError } from './errors.ts';
import { LEDGER_KINDS, MAX_DEBT_PAYMENT, MAX_LEDGER_TAKE, MIN_DEBT_PAYMENT } from './limits.ts';

export const LedgerKind = z.enum(LEDGER_KINDS).openapi('LedgerKind');
export type LedgerKind = z.infer<typeof LedgerKind>;

/** A line of the ledger. */
export const LedgerEntry = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    kind: LedgerKind,
    /** The number of the document: of the order for shipments and returns, of the payment otherwise. */
    document: z.string(),
    /** The number of the order that it belongs to; null for a payment of the debt. */
    order: z.string().nullable(),
    /** Positive raises the debt, negative lowers it. */
    amount: Payable,
    /** The debt after it; negative when the shop owes the client. */
    balance: Payable,
  })
  .openapi('LedgerEntry');
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** What is not paid yet. Payments and returns close what is due first. */
export const OpenDocument = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    kind: LedgerKind,
    document: z.string(),
    order: z.string().nullable(),
    amount: Payable,
    unpaid: Payable,
    /** The last day to pay, of Moscow. */
    dueOn: z.iso.date(),
    /** Since the last day; 0 while it is not over. */
    overdueDays: z.number().int().nonnegative(),
  })
  .openapi('OpenDocument');
export type OpenDocument = z.infer<typeof OpenDocument>;

export const Finance = z
  .object({
    /** The debt now; negative when the shop owes the client. */
    balance: Payable,
    /** The terms of the contract; null for a client who pays on receipt or online. */
    terms: z.object({ creditLimit: Payable, available: Payable, paymentDays: z.number().int() }).nullable(),
    /** By the days since the last day to pay; `total` is their sum, and what PayBad says. */
    overdue: z.object({ total: Payable, upTo7: Payable, upTo30: Payable, over30: Payable }),
    /** The first to pay before the others; at most 100 of `openTotal`. */
    open: z.array(OpenDocument),
    openTotal: z.number().int(),
    /** The entries of the days that were asked for, the newest first. Sums are of all of them, whatever their kind. */
    entries: z.object({
      opening: Payable,
      closing: Payable,
      raised: Payable,
      lowered: Payable,
      kinds: z.array(z.object({ kind: LedgerKind, count: z.number().int() })),
      items: z.array(LedgerEntry),
      total: z.number().int(),
      page: z.number().int(),
      take: z.number().int(),
    }),
    /** Whether the debt can be paid online. */
    isPayable: z.boolean(),
  })
  .openapi('Finance');
export type Finance = z.infer<typeof Finance>;

const finance = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/finance',
  tags: ['finance'],
  effect: 'reads',
  access: 'client',
  summary: 'What the wholesale client owes, what of it is overdue, and the ledger; 403 for a retail client',
  request: {
    query: LangQuery.extend({
      /** Days of Moscow, both included; without them the whole ledger. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      kind: LedgerKind.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_LEDGER_TAKE).default(50),
    }),
  },
  responses: { 200: json(Finance, 'The debt and a page of the ledger.') },
});

const DebtPaymentStart = z
  .object({
    id: Id,
    /** The provider's page, which returns to the shop. */
    url: z.string(),
  })
  .openapi('DebtPaymentStart');

const payDebt = defineCall({
  ...EXTENSION,
  method: 'post',
  path: '/services/cabinet/finance/pay',
  tags: ['finance'],
  effect: 'changes',
  access: 'client',
  whileSwitched: 'refused',
  limit: { name: 'pay-debt', by: 'client', tries: 30, seconds: 3600 },
  summary: 'Begin to pay a part of the debt; asked again for the same sum, the same payment goes on',
  request: {
    query: LangQuery,
    body: jsonBody(z.object({ Sum: Payable.min(MIN_DEBT_PAYMENT).max(MAX_DEBT_PAYMENT) }).openapi('PayDebtRequest')),
  },
  responses: {
    200: json(DebtPaymentStart, 'Where to pay.'),
    409: json(CallError, 'Nothing is paid online here, or the sum is higher than the debt (`not-payable`).'),
  },
});

export const DebtPayment = z
  .object({
    id: Id,
    state: z.enum(['pending', 'paid', 'refused']),
    amount: Payable,
    /** The provider's page of a payment that waits; null otherwise. */
    url: z.string().nullable(),
    /** False when the provider does not answer now, so that the payment may have been made without the shop's knowledge. */
    isAnswered: z.boolean(),
  })
  .openapi('DebtPayment');
export type DebtPayment = z.infer<typeof DebtPayment>;

const debtPayment = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/finance/payment/{id}',
  tags: ['finance'],
  effect: 'reads',
  access: 'client',
  summary: 'How a payment of the debt stands; asks the provider where that is not known yet',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: {
    200: json(DebtPayment, 'The payment.'),
    404: json(CallError, 'No such payment, or it belongs to somebody else; the two cannot be told apart.'),
  },
});

export const financeCalls = { finance, payDebt, debtPayment } as const;
