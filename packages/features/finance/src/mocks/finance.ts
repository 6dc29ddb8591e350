import type { HttpHandler } from 'msw';
import type { DebtPayment, Finance, LedgerEntry, OpenDocument } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { debtor } from './handlers.ts';

const FINANCE = '/services/cabinet/finance';
const PAY = '/services/cabinet/finance/pay';
const PAYMENT = '/services/cabinet/finance/payment/{id}';
const DAY_MS = 86_400_000;
const LAST = Date.parse('2026-06-12T09:30:00Z');

export const DEBT_PAYMENT_ID = 71;

/** The newest of so many entries, with the debt after each; every third pays for the two before it. */
function entriesOf(count: number, { first = 0, take = 50 } = {}): LedgerEntry[] {
  return Array.from({ length: Math.max(0, Math.min(take, count - first)) }, (_, index) => {
    const number = count - first - index;
    const amount = number % 3 === 0 ? -2_415_050 : 1_207_525;
    const order = `26-${String(1000 + (number % 9000))}-${String(2000 + ((number * 7) % 7999))}`;
    const kind = number % 3 === 0 ? ('payment' as const) : ('shipment' as const);
    return {
      id: number,
      at: new Date(LAST - (count - number) * (DAY_MS / 24)).toISOString(),
      kind,
      document: kind === 'payment' ? String(100 + number) : order,
      order: kind === 'payment' ? null : order,
      amount,
      balance: (number % 3) * 1_207_525,
    };
  });
}

const open: OpenDocument[] = (
  [
    ['2026-04-29', 1_201_500, 641_000, 47],
    ['2026-05-27', 1_843_000, 1_843_000, 19],
    ['2026-06-10', 2_351_000, 2_351_000, 5],
    ['2026-06-29', 1_524_050, 1_524_050, 0],
  ] as const
).map(([dueOn, amount, unpaid, overdueDays], index) => ({
  id: 900 + index,
  at: new Date(Date.parse(`${dueOn}T10:00:00Z`) - 14 * DAY_MS).toISOString(),
  kind: 'shipment',
  document: `26-48${index}1-739${index}`,
  order: `26-48${index}1-739${index}`,
  amount,
  unpaid,
  dueOn,
  overdueDays,
}));

const overdue = { total: 4_835_000, upTo7: 2_351_000, upTo30: 1_843_000, over30: 641_000 };

const entries: Finance['entries'] = {
  opening: 0,
  closing: 6_359_050,
  raised: 182_004_100,
  lowered: 175_645_050,
  kinds: [
    { kind: 'shipment', count: 42 },
    { kind: 'payment', count: 38 },
    { kind: 'return', count: 2 },
  ],
  items: [
    ...entriesOf(12),
    {
      id: 700,
      at: '2026-05-02T08:00:00Z',
      kind: 'return',
      document: '26-4801-7390',
      order: '26-4801-7390',
      amount: -215_000,
      balance: 992_525,
    },
  ],
  total: 82,
  page: 1,
  take: 50,
};

const finance: Finance = {
  balance: 6_359_050,
  terms: { creditLimit: 15_000_000, available: 8_640_950, paymentDays: 14 },
  overdue,
  open,
  openTotal: open.length,
  entries,
  isPayable: true,
};

const none: Finance['overdue'] = { total: 0, upTo7: 0, upTo30: 0, over30: 0 };
const withPay = (): HttpHandler[] => [
  mockCall('post', PAY, { id: DEBT_PAYMENT_ID, url: 'https://pay.example/71' }),
  mockCall('get', FINANCE, finance),
];

/** A debtor with invoices of every age. */
export const overdueDebt = withPay;
export const paidInTime = (): HttpHandler[] => [
  mockCall('get', FINANCE, { ...finance, overdue: none, open: open.slice(-1), balance: 1_524_050 }),
];
export const advance = (): HttpHandler[] => [
  mockCall('get', FINANCE, { ...finance, overdue: none, open: [], openTotal: 0, balance: -250_000, terms: null }),
];
export const emptyLedger = (): HttpHandler[] => [
  mockCall('get', FINANCE, {
    ...finance,
    balance: 0,
    overdue: none,
    open: [],
    openTotal: 0,
    entries: { ...entries, raised: 0, lowered: 0, closing: 0, kinds: [], items: [], total: 0 },
  }),
];
/** Ten thousand entries, by pages of 50; more documents are open than the page shows. */
export const tenThousand = (): HttpHandler[] => [
  mockCall('get', FINANCE, (request): Finance => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    return {
      ...finance,
      terms: { creditLimit: 99_999_999_900, available: 12_345_678_901, paymentDays: 45 },
      balance: 87_654_320_999,
      openTotal: 1240,
      entries: {
        ...entries,
        raised: 918_200_410_055,
        kinds: [
          { kind: 'shipment', count: 6667 },
          { kind: 'payment', count: 3333 },
        ],
        items: entriesOf(10_000, { first: (page - 1) * 50 }),
        total: 10_000,
        page,
      },
    };
  }),
];
export const nothingFound = (): HttpHandler[] => [
  mockCall('get', FINANCE, { ...finance, entries: { ...entries, items: [], kinds: [], total: 0 } }),
];
const paymentOf = (payment: Partial<DebtPayment>): HttpHandler[] => [
  mockCall('get', PAYMENT, {
    id: DEBT_PAYMENT_ID,
    state: 'paid',
    amount: 4_835_000,
    url: null,
    isAnswered: true,
    ...payment,
  }),
  ...withPay(),
];
/** The client owes less since. */
export const paymentPaid = (): HttpHandler[] => [
  mockCall('get', '/services/clientbaseinfo', { ...debtor, PayBad: 0 }),
  ...paymentOf({}),
];
export const paymentPending = (): HttpHandler[] => paymentOf({ state: 'pending', url: 'https://pay.example/71' });
export const paymentRefused = (): HttpHandler[] => paymentOf({ state: 'refused' });
export const providerDown = (): HttpHandler[] => [
  mockCall('post', PAY, refuse(503, { code: 'unavailable' })),
  ...withPay(),
];
/** The debt was lowered meanwhile. */
export const lessOwed = (): HttpHandler[] => [
  mockCall('post', PAY, refuse(409, { code: 'not-payable' })),
  ...withPay(),
];
export const notOffered = (): HttpHandler[] => [mockCall('get', FINANCE, { ...finance, isPayable: false })];
export const failedFinance = (): HttpHandler[] => [mockCall('get', FINANCE, refuse(500, { code: 'internal' }))];
export const slowFinance = (): HttpHandler[] => [mockEndless('get', FINANCE)];
