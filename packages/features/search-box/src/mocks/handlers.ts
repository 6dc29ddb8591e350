import type { HttpHandler } from 'msw';
import type { ClientInfo, SearchAnswer, SearchHistory } from '@partshop/api-client';
import { ANONYMOUS } from '@partshop/features/core';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { pictureOf } from '@partshop/api-client/mocks/pictures';

const TIPS = '/api/search/{text}';

type Part = SearchAnswer['suggestions'][number];

export const makePart = (articleId: number, catalogName: string, number: string, values: Partial<Part> = {}): Part => ({
  articleId,
  catalogKey: catalogName.toLowerCase(),
  catalogName,
  catalogFullNumber: number,
  clearNumber: number.replaceAll(/[^A-Z0-9]/g, ''),
  productName: 'Фильтр масляный',
  image: pictureOf('oil-filters-a'),
  categoryUrl: 'oil-filters',
  price: 64_900,
  ...values,
});

export const makeAnswer = (values: Partial<SearchAnswer> = {}): SearchAnswer => ({
  kind: 'text',
  text: '',
  clearNumber: '',
  suggestions: [],
  didYouMean: [],
  places: [],
  corrected: [],
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
  ...values,
});

export const filters: Part[] = [
  makePart(1, 'MANN-FILTER', 'W 712/75'),
  makePart(2, 'MANN-FILTER', 'W 712/94', { price: 71_250 }),
  makePart(3, 'MANN-FILTER', 'W 712/95', { image: null, price: null }),
];

const pads = { productName: 'Колодки тормозные передние', categoryUrl: 'brake-pads', image: pictureOf('brake-pads-a') };

/** The text is the beginning of numbers. */
export const numbers = (): HttpHandler[] => [mockCall('get', TIPS, makeAnswer({ suggestions: filters }))];
/** The text is a name. */
export const names = (): HttpHandler[] => [
  mockCall(
    'get',
    TIPS,
    makeAnswer({
      suggestions: [
        makePart(4, 'TRW', 'GDB1550', { ...pads, price: 289_000 }),
        makePart(5, 'BREMBO', 'P 85 020', pads),
      ],
      places: [
        { kind: 'category', name: 'Колодки тормозные', link: '/avtozapchasti/brakes/brake-pads', isNamed: false },
      ],
    }),
  ),
];
/** The text is the name of a car. */
export const car = (): HttpHandler[] => [
  mockCall(
    'get',
    TIPS,
    makeAnswer({
      places: [
        { kind: 'car', name: 'Volkswagen Golf Mk7', link: '/zapchasti/volkswagen/golf/mk7', isNamed: true },
        { kind: 'car', name: 'Volkswagen Golf Plus', link: '/zapchasti/volkswagen/golf-plus', isNamed: false },
      ],
    }),
  ),
];
/** A word was misspelt. */
export const misspelt = (): HttpHandler[] => [
  mockCall('get', TIPS, makeAnswer({ suggestions: filters, corrected: [{ typed: 'фильтер', meant: 'фильтр' }] })),
];
/** Only similar numbers. */
export const near = (): HttpHandler[] => [mockCall('get', TIPS, makeAnswer({ didYouMean: filters.slice(0, 1) }))];
export const nothing = (): HttpHandler[] => [mockCall('get', TIPS, makeAnswer())];
export const slow = (): HttpHandler[] => [
  mockCall('get', TIPS, async () => new Promise<SearchAnswer>(() => undefined)),
];
export const failing = (): HttpHandler[] => [mockCall('get', TIPS, refuse(500, { code: 'internal' }))];
export const longTexts = (): HttpHandler[] => [
  mockCall(
    'get',
    TIPS,
    makeAnswer({
      suggestions: [
        makePart(6, 'KNORR-BREMSE SYSTEME FÜR NUTZFAHRZEUGE', '8K0-907-551-AB-0123456789-XYZ', {
          productName:
            'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом, для автомобилей с турбонаддувом',
          price: 123_456_789,
        }),
      ],
      places: [
        {
          kind: 'category',
          name: 'Фильтры салона угольные с антибактериальной пропиткой для автомобилей с двухзонным климатом',
          link: '/avtozapchasti/filters/cabin',
          isNamed: false,
        },
      ],
    }),
  ),
];

/** An answer for each text, each after its `release`. */
export function released(): {
  handlers: HttpHandler[];
  release: (text: string) => void;
  asked: string[];
  aborted: string[];
} {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const asked: string[] = [];
  const aborted: string[] = [];
  const gateOf = (text: string) => {
    const gate = gates.get(text) ?? Promise.withResolvers<void>();
    gates.set(text, gate);
    return gate;
  };
  const handler = mockCall('get', TIPS, async (request) => {
    const text = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
    asked.push(text);
    request.signal.addEventListener('abort', () => aborted.push(text));
    await gateOf(text).promise;
    return makeAnswer({ suggestions: [makePart(1, 'MANN-FILTER', text.toUpperCase())] });
  });
  return { handlers: [handler], release: (text) => gateOf(text).resolve(), asked, aborted };
}

export const client: ClientInfo = {
  ClientId: 516,
  ClientCode: 100_516,
  ClientName: 'Ольга Никитина',
  ClientPhone: '+79161234567',
  ClientType: 'Retail',
  ClientConfig: ANONYMOUS.ClientConfig,
};

const HISTORY = '/services/buyer/search-history';

/** A server that keeps the searches of the client. */
export function historyServer(...texts: string[]): { handlers: HttpHandler[]; kept: () => string[] } {
  let kept = texts;
  const answer = (): SearchHistory => ({
    items: kept.map((text, index) => ({ text, searchedAt: `2026-06-${15 - index}T09:30:00.000Z` })),
  });
  const handlers = [
    mockCall('get', HISTORY, answer),
    mockCall('post', HISTORY, async (request) => {
      const { Text } = (await request.json()) as { Text: string };
      kept = [Text, ...kept.filter((text) => text !== Text)];
      return { ok: true as const };
    }),
    mockCall('post', '/services/buyer/forget-searches', async (request) => {
      const { Text } = (await request.json()) as { Text: string | null };
      kept = Text === null ? [] : kept.filter((text) => text !== Text);
      return answer();
    }),
  ];
  return { handlers, kept: () => kept };
}

export const historyFailing = (): HttpHandler[] => [mockCall('get', HISTORY, refuse(500, { code: 'internal' }))];
