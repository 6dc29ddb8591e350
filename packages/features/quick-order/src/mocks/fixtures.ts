import type { GoodCard, QuickOrder, QuickOrderLine } from '@partshop/api-client';

export const filter: GoodCard = {
  articleId: 1,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/75',
  clearNumber: 'W71275',
  productName: 'Фильтр масляный',
  image: null,
  categoryUrl: null,
  offerCount: 12,
  best: { priceListId: 1, price: 61_200, deliveryDays: 1, deliveryDaysMax: 2, quantity: 24, multiplicity: 1 },
  isDemo: true,
};

const plug: GoodCard = {
  ...filter,
  articleId: 2,
  catalogKey: 'ngk',
  catalogName: 'NGK',
  catalogFullNumber: 'BKR6E-11',
  clearNumber: 'BKR6E11',
  productName: 'Свеча зажигания',
  best: { priceListId: 2, price: 31_500, deliveryDays: 0, deliveryDaysMax: 0, quantity: 100, multiplicity: 4 },
};

const pads = (articleId: number, catalogKey: string, catalogName: string): GoodCard => ({
  ...filter,
  articleId,
  catalogKey,
  catalogName,
  catalogFullNumber: 'GDB 1330',
  clearNumber: 'GDB1330',
  productName: 'Колодки тормозные дисковые',
});

const newer: GoodCard = {
  ...filter,
  articleId: 6,
  catalogKey: 'bosch',
  catalogName: 'BOSCH',
  catalogFullNumber: '0 986 494 294',
  clearNumber: '0986494294',
  productName: 'Колодки тормозные дисковые',
};

export const foundLine: QuickOrderLine = {
  line: 1,
  maker: 'Mann',
  number: 'w712/75',
  qty: '2',
  comment: '',
  answer: 'found',
  pieces: 2,
  goods: [filter],
  instead: null,
};

/** A line for each answer. */
const lines: QuickOrderLine[] = [
  foundLine,
  { ...foundLine, maker: '', number: 'ВКR6Е-11', qty: '3', pieces: 4, goods: [plug], comment: 'Шкода, красная' },
  {
    ...foundLine,
    maker: '',
    number: 'GDB1330',
    answer: 'makers',
    goods: [pads(3, 'trw', 'TRW'), pads(4, 'lucas', 'LUCAS')],
  },
  {
    ...foundLine,
    maker: 'BOSCH',
    number: '0986494019',
    answer: 'replaced',
    goods: [newer, pads(5, 'trw', 'TRW')],
    instead: { catalogName: 'BOSCH', catalogFullNumber: '0 986 494 019', newerIds: [6] },
  },
  { ...foundLine, maker: 'MANN-FILTER', number: 'W 712/76', answer: 'not-found' },
  { ...foundLine, number: 'W 712/75', qty: '50', pieces: 50, answer: 'not-enough' },
  { ...foundLine, number: 'XYZ', answer: 'not-found', goods: [] },
  { ...foundLine, maker: 'FILTRON', number: 'OP 526/1', answer: 'no-offers', goods: [{ ...filter, best: null }] },
  { ...foundLine, qty: 'много', pieces: 0, answer: 'bad-qty' },
  { ...foundLine, number: '', answer: 'no-number', pieces: 0, goods: [] },
];

export const orderOf = (of: QuickOrderLine[], more: Partial<QuickOrder> = {}): QuickOrder => ({
  columns: ['maker', 'number', 'qty', 'comment'],
  headings: [],
  sample: of.slice(0, 3).map(({ maker, number, qty, comment }) => [maker, number, qty, comment]),
  lines: of.map((line, index) => ({ ...line, line: index + 1 })),
  left: 0,
  total: of.reduce(
    (sum, { answer, pieces, goods: [card] }) => sum + (answer === 'found' ? pieces * (card?.best?.price ?? 0) : 0),
    0,
  ),
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
  requestId: '6f1d8f0e-5c1b-4a3c-9d57-0d8c4f1a2b3c',
  ...more,
});

export const mixedOrder = orderOf(lines);

/** What an order holds after every line that could be was put into the basket. */
export const leftOrder = orderOf(lines.slice(2));
