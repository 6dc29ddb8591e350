import type { HttpHandler } from 'msw';
import type {
  PositionKind,
  PositionSales,
  SalesFigures,
  SellerSales,
  SoldPosition,
  SoldPositions,
} from '@partshop/api-client';
import { POSITION_KINDS } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';

const SALES = '/services/seller/sales_json';
const POSITIONS = '/services/seller/positions_json';
const POSITION = '/services/seller/position_json/{articleId}';

const NONE: SalesFigures = {
  views: 0,
  adds: 0,
  orders: 0,
  pieces: 0,
  sum: 0,
  cancelled: 0,
  cancelledSum: 0,
  returned: 0,
  returnedSum: 0,
};

/** The figures of a day that is so busy. */
const figures = (busy: number, values: Partial<SalesFigures> = {}): SalesFigures => ({
  views: busy * 41,
  adds: busy * 5,
  orders: busy * 2,
  pieces: busy * 5,
  sum: busy * 412_050,
  cancelled: busy % 3,
  cancelledSum: (busy % 3) * 82_410,
  returned: busy % 2,
  returnedSum: (busy % 2) * 82_410,
  ...values,
});

const addUp = (all: readonly SalesFigures[]): SalesFigures =>
  all.reduce((sum, one) => {
    const names = Object.keys(NONE) as (keyof SalesFigures)[];
    return Object.fromEntries(names.map((name) => [name, sum[name] + one[name]])) as SalesFigures;
  }, NONE);

const DAY_MS = 86_400_000;
const day = (index: number) => new Date(Date.UTC(2026, 4, 17) + index * DAY_MS).toISOString().slice(0, 10);

// Storybook's clock is at noon of 15 June 2026, UTC.
const days = Array.from({ length: 30 }, (_, index) => ({
  from: day(index),
  ...figures(3 + ((index * 7) % 11) + (index % 7 > 4 ? -2 : 0)),
}));
const months = Array.from({ length: 12 }, (_, index) => ({
  from: new Date(Date.UTC(2025, 6 + index, index === 0 ? 16 : 1)).toISOString().slice(0, 10),
  ...figures(90 + ((index * 37) % 60)),
}));

export const salesOf = (values: Partial<SellerSales> = {}): SellerSales => {
  const steps = values.steps ?? days;
  return {
    period: { from: '2026-05-17', to: '2026-06-15' },
    before: { from: '2026-04-17', to: '2026-05-16' },
    total: addUp(steps),
    totalBefore: figures(190),
    step: 'day',
    steps,
    ...values,
  };
};

const YEAR = salesOf({
  period: { from: '2025-06-16', to: '2026-06-15' },
  before: { from: '2024-06-16', to: '2025-06-15' },
  totalBefore: NONE,
  step: 'month',
  steps: months,
});
const NOTHING = salesOf({ steps: days.map(({ from }) => ({ from, ...NONE })), totalBefore: NONE });

const position = (articleId: number, values: Partial<SoldPosition> = {}): SoldPosition => ({
  articleId,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
  image: null,
  figures: figures(14),
  quantity: 31,
  price: 65_000,
  faults: [],
  ...values,
});
const pads = {
  catalogKey: 'trw',
  catalogName: 'TRW',
  catalogFullNumber: 'GDB1550',
  clearNumber: 'GDB1550',
  productName: 'Колодки тормозные, передние',
};
const plugs = {
  catalogKey: 'ngk',
  catalogName: 'NGK',
  catalogFullNumber: 'BKR6E-11',
  clearNumber: 'BKR6E11',
  productName: 'Свеча зажигания',
};

const IDLE = position(3, {
  ...pads,
  figures: { ...NONE, views: 412, adds: 3 },
  quantity: 8,
  price: 312_000,
  faults: ['dearer', 'no-picture'],
});
const OUT = position(4, { ...plugs, figures: figures(6), quantity: 0, price: 41_000, faults: ['sold-out'] });
const BACK = position(5, { ...plugs, figures: figures(3, { returned: 4, returnedSum: 120_000 }), price: 41_000 });

type MockPositions = Record<PositionKind, readonly SoldPosition[]>;
const FOUND: MockPositions = { all: [position(1), OUT, BACK, IDLE], idle: [IDLE], out: [OUT], returned: [BACK] };
const EMPTY: MockPositions = { all: [], idle: [], out: [], returned: [] };

type Server = { sales?: SellerSales; found?: MockPositions; total?: number };

/** A server that knows what a seller sold; a year for `days=365`, and no period that ends before it begins. */
export function salesServer({ sales = salesOf(), found = FOUND, total }: Server = {}): HttpHandler[] {
  const answer = (query: URLSearchParams) => (query.get('days') === '365' ? YEAR : sales);
  const isBad = (query: URLSearchParams) => (query.get('from') ?? '') > (query.get('to') ?? '9');
  const bad = () => refuse(400, { code: 'bad-input' });
  return [
    ...sellerServer(),
    mockCall('get', SALES, (request) => {
      const query = new URL(request.url).searchParams;
      return isBad(query) ? bad() : answer(query);
    }),
    mockCall('get', POSITIONS, (request): SoldPositions | ReturnType<typeof refuse> => {
      const query = new URL(request.url).searchParams;
      if (isBad(query)) return bad();
      const kind = POSITION_KINDS.find((one) => one === query.get('kind')) ?? 'all';
      const number = query.get('number')?.toUpperCase() ?? '';
      const positions = found[kind].filter(({ clearNumber }) => clearNumber.startsWith(number));
      const ordered = query.get('direction') === 'asc' ? positions.toReversed() : positions;
      return {
        period: answer(query).period,
        positions: [...ordered],
        total: total ?? positions.length,
        kinds: POSITION_KINDS.map((one) => ({
          kind: one,
          count: found[one].length,
          stock: found[one].reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0),
        })),
        page: Number(query.get('page') ?? 1),
        take: 50,
      };
    }),
    mockCall('get', POSITION, (request): PositionSales => {
      const query = new URL(request.url).searchParams;
      return { ...answer(query), position: position(1) };
    }),
  ];
}

export const manyPages = (): HttpHandler[] => salesServer({ total: 12_480 });
export const nothingSold = (): HttpHandler[] => salesServer({ sales: NOTHING, found: EMPTY });
export const longTexts = (): HttpHandler[] => {
  const long = position(1, {
    catalogName: 'Производственное объединение автокомпонентов',
    catalogFullNumber: 'A 000 420 85 20 / 0044208520-ПРАВЫЙ',
    productName: 'Комплект тормозных колодок дискового тормоза передней оси с датчиком износа и крепежом',
    figures: figures(100_000),
    quantity: 10_000_000,
    price: 99_999_999,
    faults: ['dearer', 'no-picture', 'no-fit', 'no-cross'],
  });
  return salesServer({ found: { all: [long], idle: [long], out: [long], returned: [long] } });
};
export const unknownPosition = (): HttpHandler[] => [
  mockCall('get', POSITION, refuse(404, { code: 'not-found' })),
  ...salesServer(),
];
export const slow = (): HttpHandler[] => [mockEndless('get', SALES), mockEndless('get', POSITIONS), ...salesServer()];
export const failing = (): HttpHandler[] => [
  mockCall('get', SALES, refuse(500, { code: 'internal' })),
  mockCall('get', POSITIONS, refuse(500, { code: 'internal' })),
  ...salesServer(),
];
