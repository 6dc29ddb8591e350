import type { HttpHandler } from 'msw';
import {
  CLAIM_STATES,
  TRANSIT_KINDS,
  type ClaimState,
  type PositionSales,
  type PositionTerms,
  type Transit,
  type TransitClaim,
  type TransitFigures,
  type TransitKind,
  type TransitOrder,
  type TransitStatistics,
} from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { salesOf, salesServer } from '@partshop/features/seller-sales/mocks';

const TRANSITS = '/services/seller/transits_json';
const STATISTICS = '/services/seller/transit-statistics_json';
const ORDERS = '/services/seller/transit-orders_json';
const CLAIMS = '/services/seller/claims_json';
const CLAIM = '/services/seller/claim_json';
const TERMS = '/services/seller/position-terms_json/{articleId}';
const POSITION = '/services/seller/position_json/{articleId}';

// Storybook's clock is at noon of 15 June 2026, UTC.
const transit = (id: number, values: Partial<Transit> = {}): Transit => ({
  id,
  orderNumber: '26-4811-2070',
  articleId: id,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
  pieces: 4,
  price: 89_000,
  sentOn: '2026-06-12',
  expectedOn: '2026-06-16',
  receivedOn: null,
  isLate: false,
  faultyPieces: 0,
  ...values,
});
const pads = {
  orderNumber: '26-4790-1182',
  catalogKey: 'trw',
  catalogName: 'TRW',
  catalogFullNumber: 'GDB1550',
  clearNumber: 'GDB1550',
  productName: 'Колодки тормозные, передние',
  pieces: 2,
  price: 312_000,
};

const UNDERWAY = [transit(1), transit(2, { ...pads, expectedOn: '2026-06-17', sentOn: '2026-06-14' })];
const OVERDUE = [transit(3, { ...pads, sentOn: '2026-06-08', expectedOn: '2026-06-11', isLate: true })];
const RECEIVED = [
  transit(4, { sentOn: '2026-06-10', expectedOn: '2026-06-13', receivedOn: '2026-06-13' }),
  transit(5, { ...pads, sentOn: '2026-06-06', expectedOn: '2026-06-09', receivedOn: '2026-06-11', isLate: true }),
];
const CLAIMED = [
  transit(6, { sentOn: '2026-06-05', expectedOn: '2026-06-09', receivedOn: '2026-06-09', faultyPieces: 1 }),
];

type Found = Record<TransitKind, readonly Transit[]>;
const FOUND: Found = {
  underway: UNDERWAY,
  overdue: OVERDUE,
  received: [...RECEIVED, ...CLAIMED],
  claimed: CLAIMED,
  all: [...UNDERWAY, ...OVERDUE, ...RECEIVED, ...CLAIMED],
};
const NOTHING: Found = { underway: [], overdue: [], received: [], claimed: [], all: [] };

const claim = (values: Partial<TransitClaim> = {}, of = CLAIMED[0] ?? transit(6)): TransitClaim => ({
  transit: of,
  version: 1,
  fault: 'damaged',
  note: 'Упаковка вскрыта, деталь поцарапана',
  openedAt: '2026-06-09T09:00:00.000Z',
  state: 'open',
  answer: '',
  answeredAt: null,
  ...values,
});
const answered = { version: 2, answeredAt: '2026-06-10T09:00:00.000Z' };
type FoundClaims = Record<ClaimState, readonly TransitClaim[]>;
const CLAIMS_FOUND: FoundClaims = {
  open: [
    claim(),
    claim({ fault: 'short', note: 'В коробке меньше, чем в накладной' }, { ...transit(7, pads), faultyPieces: 1 }),
  ],
  accepted: [claim({ ...answered, state: 'accepted', answer: 'Заменим следующей поставкой' })],
  declined: [claim({ ...answered, state: 'declined', answer: 'Перевозчик принял без замечаний, акта нет' })],
};
const NO_CLAIMS: FoundClaims = { open: [], accepted: [], declined: [] };

const NO_FIGURES: TransitFigures = {
  items: 0,
  pieces: 0,
  sum: 0,
  received: 0,
  days: 0,
  late: 0,
  faulty: 0,
  faultySum: 0,
};

/** What became of what was sent on a day that was so busy. */
const figures = (busy: number): TransitFigures => ({
  items: busy,
  pieces: busy * 2,
  sum: busy * 215_000,
  received: busy,
  days: busy * 3,
  late: busy % 3,
  faulty: busy % 7 === 0 ? 1 : 0,
  faultySum: busy % 7 === 0 ? 89_000 : 0,
});

const addUp = (all: readonly TransitFigures[]): TransitFigures =>
  all.reduce((sum, one) => {
    const names = Object.keys(NO_FIGURES) as (keyof TransitFigures)[];
    return Object.fromEntries(names.map((name) => [name, sum[name] + one[name]])) as TransitFigures;
  }, NO_FIGURES);

const { period, before, step, steps: days } = salesOf();

const statisticsOf = (all: readonly TransitFigures[]): TransitStatistics => {
  const steps = days.map(({ from }, index) => ({ ...(all[index] ?? NO_FIGURES), from }));
  const totalBefore = all.length === 0 ? NO_FIGURES : figures(130);
  return { period, before, step, steps, total: addUp(steps), totalBefore };
};
const SENT = statisticsOf(days.map((_, index) => figures(2 + ((index * 5) % 9))));
const SENT_NOTHING = statisticsOf([]);

const order = (number: string, values: Partial<TransitOrder> = {}): TransitOrder => ({
  ...figures(2),
  number,
  sentOn: '2026-06-12',
  expectedOn: '2026-06-16',
  receivedOn: null,
  ...values,
});
const SENT_ORDERS = [
  order('26-4811-2070'),
  order('26-4790-1182', { ...figures(7), sentOn: '2026-06-08', expectedOn: '2026-06-11', receivedOn: '2026-06-12' }),
];

const POSITION_SALES: PositionSales = {
  ...salesOf(),
  position: {
    articleId: 1,
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: 'W 712/95',
    clearNumber: 'W71295',
    productName: 'Фильтр масляный',
    image: null,
    figures: salesOf().total,
    quantity: 31,
    price: 65_000,
    faults: ['dearer'],
  },
};

/** Prices that follow the market two days later. */
const termsOf = (more: Partial<PositionTerms> = {}): PositionTerms => ({
  period,
  step,
  position: POSITION_SALES.position,
  place: { place: 3, of: 7 },
  steps: days.map(({ from }, index) => ({
    from,
    price: index < 2 ? null : 60_000 + ((index - 2) % 10) * 1000 - (index > 20 ? 4000 : 0),
    quantity: index < 2 ? null : 40 - ((index * 3) % 25),
    cheapest: 58_000 + (index % 10) * 900 - (index > 18 ? 5000 : 0),
  })),
  ...more,
});

type Server = {
  found?: Found;
  claims?: FoundClaims;
  statistics?: TransitStatistics;
  orders?: readonly TransitOrder[];
  terms?: PositionTerms;
  total?: number;
  isOvertaken?: boolean;
};

/** A server that knows what a seller sent; claims stay answered. No period ends before it begins. */
export function transitServer({
  found = FOUND,
  claims: first = CLAIMS_FOUND,
  statistics = SENT,
  orders = SENT_ORDERS,
  terms = termsOf(),
  total,
  isOvertaken = false,
}: Server = {}): HttpHandler[] {
  let claims = first;
  const queryOf = (request: Request) => new URL(request.url).searchParams;
  const isBad = (query: URLSearchParams) => (query.get('from') ?? '') > (query.get('to') ?? '9');
  const bad = () => refuse(400, { code: 'bad-request' });
  return [
    mockCall('get', TRANSITS, (request) => {
      const query = queryOf(request);
      const kind = TRANSIT_KINDS.find((one) => one === query.get('kind')) ?? 'underway';
      return {
        transits: [...found[kind]],
        total: total ?? found[kind].length,
        kinds: TRANSIT_KINDS.map((one) => ({
          kind: one,
          count: found[one].length,
          sum: found[one].reduce((sum, { pieces, price }) => sum + pieces * price, 0),
        })),
        page: Number(query.get('page') ?? 1),
        take: 50,
      };
    }),
    mockCall('get', STATISTICS, (request) => (isBad(queryOf(request)) ? bad() : statistics)),
    mockCall('get', ORDERS, (request) =>
      isBad(queryOf(request))
        ? bad()
        : { period, orders: [...orders], total: total ?? orders.length, page: 1, take: 50 },
    ),
    mockCall('get', CLAIMS, (request) => {
      const state = CLAIM_STATES.find((one) => one === queryOf(request).get('state')) ?? 'open';
      return {
        claims: [...claims[state]],
        total: claims[state].length,
        states: CLAIM_STATES.map((one) => ({ state: one, count: claims[one].length })),
        page: 1,
        take: 50,
      };
    }),
    mockCall('post', CLAIM, async (request) => {
      const sent = (await request.json()) as { TransitId: number; IsAccepted: boolean; Description: string };
      const asked = claims.open.find((one) => one.transit.id === sent.TransitId) ?? claim();
      const state = sent.IsAccepted ? 'accepted' : 'declined';
      const done: TransitClaim = { ...asked, ...answered, state, answer: sent.Description };
      claims = {
        ...claims,
        open: claims.open.filter((one) => one.transit.id !== sent.TransitId),
        [state]: [done, ...claims[state]],
      };
      return isOvertaken ? refuse(409, { code: 'claim-changed', claim: done }) : done;
    }),
    mockCall('get', TERMS, (request) => (isBad(queryOf(request)) ? bad() : terms)),
    mockCall('get', POSITION, (request) => (isBad(queryOf(request)) ? bad() : POSITION_SALES)),
    ...salesServer(),
  ];
}

export const nothingSent = (): HttpHandler[] =>
  transitServer({ found: NOTHING, claims: NO_CLAIMS, statistics: SENT_NOTHING, orders: [] });
export const overtaken = (): HttpHandler[] => transitServer({ isOvertaken: true });
export const manyPages = (): HttpHandler[] => transitServer({ total: 12_480 });
/** Nothing was recorded yet, and the position is not offered any more. */
export const noTerms = (): HttpHandler[] =>
  transitServer({
    terms: termsOf({
      steps: days.map(({ from }) => ({ from, price: null, quantity: null, cheapest: null })),
      place: null,
      position: { ...POSITION_SALES.position, quantity: null, price: null, faults: [] },
    }),
  });
export const longTexts = (): HttpHandler[] => {
  const long = transit(1, {
    orderNumber: '26-4811-2070',
    catalogName: 'Производственное объединение автокомпонентов',
    catalogFullNumber: 'A 000 420 85 20 / 0044208520-ПРАВЫЙ',
    productName: 'Комплект тормозных колодок дискового тормоза передней оси с датчиком износа и крепежом',
    pieces: 9999,
    price: 99_999_999,
    faultyPieces: 9999,
  });
  const text = 'оченьдлинноеслово'.repeat(20);
  return transitServer({
    found: { underway: [long], overdue: [long], received: [long], claimed: [long], all: [long] },
    claims: {
      ...NO_CLAIMS,
      open: [claim({ note: text, fault: 'other-part' }, { ...long, receivedOn: '2026-06-14' })],
    },
  });
};
export const unknownPosition = (): HttpHandler[] => [
  mockCall('get', TERMS, refuse(404, { code: 'not-found' })),
  mockCall('get', POSITION, refuse(404, { code: 'not-found' })),
  ...transitServer(),
];
const ALL = [TRANSITS, STATISTICS, ORDERS, CLAIMS, TERMS] as const;
export const slow = (): HttpHandler[] => [...ALL.map((path) => mockEndless('get', path)), ...transitServer()];
export const failing = (): HttpHandler[] => [
  ...ALL.map((path) => mockCall('get', path, refuse(500, { code: 'internal' }))),
  ...transitServer(),
];
