import type { HttpHandler } from 'msw';
import type {
  PositionKind,
  PositionOrder,
  PositionSales,
  PositionView,
  SalesFigures,
  SellerSales,
  SoldPosition,
  SoldPositions,
} from '@partshop/api-client';
import { POSITION_KINDS, readPositionRanges, readPositionSorts } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';
import { keptShare, keptSum } from '../figures.ts';

const SALES = '/services/seller/sales_json';
const POSITIONS = '/services/seller/positions_json';
const VIEWS = '/services/seller/views_json';
const VIEW = '/services/seller/view_json';
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

const numberOf = ({ figures: known, quantity, price }: SoldPosition, by: PositionOrder): number => {
  if (by === 'quantity') return quantity ?? -1;
  if (by === 'price') return price ?? -1;
  if (by === 'kept') return Math.round((keptShare(known) ?? 0) * 100);
  return by === 'keptSum' ? keptSum(known) : known[by];
};

function passes(query: URLSearchParams): (position: SoldPosition) => boolean {
  const number = query.get('number')?.toUpperCase() ?? '';
  const ranges = readPositionRanges(query.get('where') ?? '');
  const faults = query.get('faults')?.split(',') ?? [];
  return (one) =>
    one.clearNumber.startsWith(number) &&
    ranges.every(({ by, from, to }) => numberOf(one, by) >= (from ?? 0) && numberOf(one, by) <= (to ?? Infinity)) &&
    (faults.length === 0 || one.faults.some((fault) => faults.includes(fault)));
}

function sorted(positions: readonly SoldPosition[], order: string): SoldPosition[] {
  const sorts = readPositionSorts(order);
  return positions.toSorted((one, other) => {
    for (const { by, direction } of sorts) {
      const less = numberOf(one, by) - numberOf(other, by);
      if (less !== 0) return direction === 'asc' ? less : -less;
    }
    return 0;
  });
}

type MockPositions = Record<PositionKind, readonly SoldPosition[]>;
const FOUND: MockPositions = { all: [position(1), OUT, BACK, IDLE], idle: [IDLE], out: [OUT], returned: [BACK] };
const EMPTY: MockPositions = { all: [], idle: [], out: [], returned: [] };

type Server = {
  sales?: SellerSales;
  found?: MockPositions;
  /** The first page loads, and no other row. */
  failsRows?: boolean;
  views?: readonly PositionView[];
};

/** A server that knows what a seller sold; a year for `days=365`, and no period that ends before it begins. */
export function salesServer({
  sales = salesOf(),
  found = FOUND,
  failsRows = false,
  views = [],
}: Server = {}): HttpHandler[] {
  const answer = (query: URLSearchParams) => (query.get('days') === '365' ? YEAR : sales);
  const isBad = (query: URLSearchParams) => (query.get('from') ?? '') > (query.get('to') ?? '9');
  const bad = () => refuse(400, { code: 'bad-input' });
  return [
    ...sellerServer(),
    mockCall('get', VIEWS, () => ({ views: [...views] })),
    mockCall('post', '/services/seller/positions-change_json', refuse(422, { code: 'nothing-to-change' })),
    mockCall('put', VIEW, () => ({ views: [...views], id: 7 })),
    mockCall('get', SALES, (request) => {
      const query = new URL(request.url).searchParams;
      return isBad(query) ? bad() : answer(query);
    }),
    mockCall('get', POSITIONS, (request): SoldPositions | ReturnType<typeof refuse> => {
      const query = new URL(request.url).searchParams;
      if (isBad(query)) return bad();
      if (failsRows && query.has('skip')) return refuse(500, { code: 'internal' });
      const kind = POSITION_KINDS.find((one) => one === query.get('kind')) ?? 'all';
      const byKind = POSITION_KINDS.map((one) => ({ kind: one, all: found[one].filter(passes(query)) }));
      const positions = byKind.find((one) => one.kind === kind)?.all ?? [];
      const [page, take] = [Number(query.get('page') ?? 1), Number(query.get('take') ?? 50)];
      const skip = Number(query.get('skip') ?? 0) + (page - 1) * take;
      return {
        period: answer(query).period,
        positions: sorted(positions, query.get('order') ?? 'sum').slice(skip, skip + take),
        total: positions.length,
        kinds: byKind.map(({ kind: one, all }) => ({
          kind: one,
          count: all.length,
          stock: all.reduce((sum, { quantity, price }) => sum + (quantity ?? 0) * (price ?? 0), 0),
        })),
        page,
        take,
      };
    }),
    mockCall('get', POSITION, (request): PositionSales => {
      const query = new URL(request.url).searchParams;
      return { ...answer(query), position: position(1) };
    }),
  ];
}

const view = (id: number, name: string, values: Partial<PositionView> = {}): PositionView => ({
  id,
  name,
  isDefault: false,
  version: 3,
  state: { kind: 'all', order: 'views,price', number: '', where: 'quantity:1..', faults: '', columns: '' },
  ...values,
});
const VIEWED = [view(7, 'Смотрят, но дорого'), view(8, 'Заканчиваются', { isDefault: true })];

/** Saved views, the second of which opens the page. */
export const savedViews = (): HttpHandler[] => salesServer({ views: VIEWED });
export const nameTaken = (): HttpHandler[] => [
  mockCall('put', VIEW, refuse(409, { code: 'name-taken' })),
  ...savedViews(),
];

/** As many goods as a grid scrolls through. */
export const manyGoods = (server: Server = {}): HttpHandler[] => {
  const goods = [position(1), OUT, BACK, IDLE];
  const all = Array.from({ length: 12_480 }, (_, index) => {
    const usual = goods[index % goods.length] ?? position(1);
    const { catalogFullNumber, clearNumber } = usual;
    const more = index < goods.length ? '' : ` ${index + 1}`;
    return {
      ...usual,
      articleId: index + 1,
      catalogFullNumber: `${catalogFullNumber}${more}`,
      clearNumber: `${clearNumber}${more.trim()}`,
      figures: figures(12_480 - index),
    };
  });
  return salesServer({ found: { ...FOUND, all }, ...server });
};
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
