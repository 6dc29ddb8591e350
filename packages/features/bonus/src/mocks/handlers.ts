import type { BonusEntry, BonusWallet } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import type { HttpHandler } from 'msw';

const WALLET = '/services/cabinet/bonus';

const entries: BonusEntry[] = [
  {
    at: '2026-06-10T09:30:00.000Z',
    kind: 'order-returned',
    amount: 60,
    balance: 250,
    expiresAt: '2026-11-27T08:00:00.000Z',
    order: '26-0601-1204',
  },
  {
    at: '2026-06-01T12:10:00.000Z',
    kind: 'order',
    amount: -60,
    balance: 190,
    expiresAt: '2026-11-27T08:00:00.000Z',
    order: '26-0601-1204',
  },
  {
    at: '2026-06-01T12:10:00.000Z',
    kind: 'order',
    amount: -50,
    balance: 250,
    expiresAt: '2026-09-01T08:00:00.000Z',
    order: '26-0601-1204',
  },
  {
    at: '2026-05-31T08:00:00.000Z',
    kind: 'welcome',
    amount: 200,
    balance: 300,
    expiresAt: '2026-11-27T08:00:00.000Z',
    order: null,
  },
  {
    at: '2026-03-05T08:00:00.000Z',
    kind: 'welcome',
    amount: 100,
    balance: 100,
    expiresAt: '2026-09-01T08:00:00.000Z',
    order: null,
  },
  {
    at: '2026-02-01T08:00:00.000Z',
    kind: 'expired',
    amount: -80,
    balance: 0,
    expiresAt: '2026-02-01T08:00:00.000Z',
    order: null,
  },
  {
    at: '2025-08-05T08:00:00.000Z',
    kind: 'welcome',
    amount: 80,
    balance: 80,
    expiresAt: '2026-02-01T08:00:00.000Z',
    order: null,
  },
];

const wallet: BonusWallet = {
  balance: 250,
  orderShare: 20,
  expiring: [
    { amount: 50, expiresAt: '2026-09-01T08:00:00.000Z' },
    { amount: 200, expiresAt: '2026-11-27T08:00:00.000Z' },
  ],
  entries: { items: entries, total: entries.length, page: 1, take: 50 },
};

const walletOf = (changes: Partial<BonusWallet>): HttpHandler[] => [mockCall('get', WALLET, { ...wallet, ...changes })];

export const loaded = (): HttpHandler[] => walletOf({});
export const empty = (): HttpHandler[] =>
  walletOf({ balance: 0, expiring: [], entries: { ...wallet.entries, items: [], total: 0 } });
/** The link leads to a page that does not exist any more. */
export const pastTheEnd = (): HttpHandler[] => walletOf({ entries: { items: [], total: 7, page: 4, take: 50 } });
export const manyPages = (): HttpHandler[] => walletOf({ entries: { ...wallet.entries, total: 260, page: 2 } });
export const failing = (): HttpHandler[] => [mockCall('get', WALLET, refuse(500, { code: 'internal' }))];
export const endless = (): HttpHandler[] => [mockEndless('get', WALLET)];
