/** X8: the bonus wallet of a retail client (D50). One bonus is one rouble. */
import { z } from '@hono/zod-openapi';
import { EXTENSION, json, LangQuery } from './common.ts';
import { defineCall } from './define-call.ts';
import { BONUS_KINDS } from './limits.ts';

export const BonusKind = z.enum(BONUS_KINDS).openapi('BonusKind');
export type BonusKind = z.infer<typeof BonusKind>;

export const BonusEntry = z
  .object({
    at: z.iso.datetime(),
    kind: BonusKind,
    /** Roubles; negative ones were spent or have expired. */
    amount: z.number().int(),
    /** Roubles in the wallet after it. */
    balance: z.number().int().nonnegative(),
    /** When these bonuses expire; of expired ones, when they did. */
    expiresAt: z.iso.datetime(),
    /** The number of the order that they paid for, or that gave them back. */
    order: z.string().nullable(),
  })
  .openapi('BonusEntry');
export type BonusEntry = z.infer<typeof BonusEntry>;

export const BonusWallet = z
  .object({
    /** Roubles that can be spent now. */
    balance: z.number().int().nonnegative(),
    /** The part of the goods of an order that bonuses may pay, in percent. */
    orderShare: z.number().int(),
    /** What of the balance expires when, the soonest first. */
    expiring: z.array(z.object({ amount: z.number().int().positive(), expiresAt: z.iso.datetime() })),
    /** The newest first. */
    entries: z.object({
      items: z.array(BonusEntry),
      total: z.number().int(),
      page: z.number().int(),
      take: z.number().int(),
    }),
  })
  .openapi('BonusWallet');
export type BonusWallet = z.infer<typeof BonusWallet>;

const bonus = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/bonus',
  tags: ['bonus'],
  effect: 'reads',
  access: 'client',
  summary: 'The bonuses of the retail client, what expires when, and how they came and went (X8); 403 for others',
  request: {
    query: LangQuery.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      take: z.coerce.number().int().min(1).max(200).default(50),
    }),
  },
  responses: { 200: json(BonusWallet, 'The wallet and a page of its entries.') },
});

export const bonusCalls = { bonus } as const;
