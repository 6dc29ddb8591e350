import type { HttpHandler } from 'msw';
import type { LedgerEntry, ReviseAnswer, ReviseReport } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';

const REVISE = '/services/cabinet/revise';

const entries: LedgerEntry[] = (
  [
    ['2026-03-02', 'shipment', '26-4801-7390', 1_201_500],
    ['2026-03-16', 'payment', '101', -1_201_500],
    ['2026-05-12', 'shipment', '26-4811-7391', 1_843_000],
    ['2026-05-20', 'return', '26-4811-7391', -215_000],
    ['2026-06-10', 'shipment', '26-4821-7392', 2_351_050],
  ] as const
).map(([day, kind, document, amount], index) => ({
  id: index + 1,
  at: `${day}T10:00:00Z`,
  kind,
  document,
  order: kind === 'payment' ? null : document,
  amount,
  balance: 0,
}));

const report: ReviseReport = {
  from: '2026-01-01',
  to: '2026-06-30',
  shop: 'ООО «Партшоп»',
  client: 'ООО «Гараж»',
  opening: 640_000,
  raised: 5_395_550,
  lowered: 1_416_500,
  closing: 4_619_050,
  items: entries,
  total: entries.length,
  page: 1,
  take: 100,
  answer: null,
  answers: [],
};

const answerOf = (clientClosing: number, comment = ''): ReviseAnswer => ({
  id: 31,
  from: report.from,
  to: report.to,
  state: clientClosing === report.closing ? 'agreed' : 'disputed',
  shopClosing: report.closing,
  clientClosing,
  comment,
  at: '2026-07-02T08:00:00Z',
});

const answered = (answer: ReviseAnswer): HttpHandler[] => [
  mockCall('get', REVISE, { ...report, answer, answers: [answer] }),
];

/** Nobody has answered; the answer is kept. */
export const unsigned = (): HttpHandler[] => {
  let current = report;
  return [
    mockCall('get', REVISE, () => current),
    mockCall('post', REVISE, () => {
      const answer = answerOf(report.closing);
      current = { ...report, answer, answers: [answer] };
      return current;
    }),
  ];
};
export const agreed = (): HttpHandler[] => answered(answerOf(report.closing));
export const disputed = (): HttpHandler[] =>
  answered(answerOf(4_404_050, 'У нас нет возврата по заказу 26-4811-7391 от 20 мая.'));
/** The ledger has other entries than the page shows. */
export const changedMeanwhile = (): HttpHandler[] => [
  mockCall('get', REVISE, report),
  mockCall('post', REVISE, refuse(409, { code: 'report-changed' })),
];
/** Ten thousand documents, by pages of 100; sums of milliards. */
export const longReport = (): HttpHandler[] => [
  mockCall('get', REVISE, {
    ...report,
    client: 'Общество с ограниченной ответственностью «Автотранспортное предприятие имени Ломоносова»',
    raised: 918_200_410_055,
    lowered: 830_546_089_056,
    closing: 88_294_320_999,
    items: Array.from({ length: 100 }, (_, index) => ({
      id: index + 1,
      at: new Date(Date.parse('2026-01-02T09:00:00Z') + index * 86_400_000).toISOString(),
      kind: 'shipment' as const,
      document: `26-${String(1000 + index)}-7390`,
      order: `26-${String(1000 + index)}-7390`,
      amount: 98_765_432_100,
      balance: 0,
    })),
    total: 10_000,
    answer: answerOf(88_294_320_000, 'Слово'.repeat(60)),
    answers: [answerOf(88_294_320_000)],
  }),
];
export const noEntries = (): HttpHandler[] => [
  mockCall('get', REVISE, { ...report, items: [], total: 0, raised: 0, lowered: 0, closing: 640_000 }),
];
/** Days that make no sense are refused; the usual report comes without them. */
export const badPeriod = (): HttpHandler[] => [
  mockCall('get', REVISE, (request) =>
    new URL(request.url).searchParams.has('from') ? refuse(400, { code: 'bad-request' }) : report,
  ),
];
export const failedRevise = (): HttpHandler[] => [mockCall('get', REVISE, refuse(500, { code: 'internal' }))];
export const slowRevise = (): HttpHandler[] => [mockEndless('get', REVISE)];
