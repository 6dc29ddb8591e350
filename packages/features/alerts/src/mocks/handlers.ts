import type { HttpHandler } from 'msw';
import type { ArticleAlert, GoodCard } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { makeGood } from '@partshop/features/search/mocks';

const OWN = '/services/cabinet/alerts';
const LINK = '/services/alerts/{token}';
const CARD = '/services/catalogs/goods_json';

/** The path of the link in a message. */
export const LINK_PATH = '/alerts/12.AAAAAAAAAAAAAAAA';

/** An alert about an oil filter; `values` override its defaults. */
export const makeAlert = (values: Partial<ArticleAlert> = {}): ArticleAlert => ({
  id: 12,
  kind: 'in-stock',
  price: null,
  withCrosses: false,
  contact: 'a…@example.com',
  isConfirmed: false,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/75',
  clearNumber: 'W71275',
  productName: 'Фильтр масляный',
  ...values,
});

const currency = { code: 'RUB', rate: 1, rateDate: '2026-06-15' } as const;
const card = (good: GoodCard): HttpHandler => mockCall('get', CARD, { items: [good], total: 1, currency });

type Asked = { contact: string };
/** Confirms phones at once, as a client's own. */
const asking = (isMet = false): HttpHandler =>
  mockCall('post', OWN, async (request) => {
    const { contact } = (await request.json()) as Asked;
    return { isConfirmed: !contact.includes('@'), isMet };
  });

/** The article can be bought from 649 ₽. */
export const offered = (): HttpHandler[] => [card(makeGood()), asking()];
export const alreadyMet = (): HttpHandler[] => [card(makeGood()), asking(true)];
/** Nobody offers the article. */
export const away = (): HttpHandler[] => [card(makeGood({ best: null, offerCount: 0 })), asking()];
export const unknownArticle = (): HttpHandler[] => [mockCall('get', CARD, { items: [], total: 0, currency })];
export const tooMany = (): HttpHandler[] => [
  card(makeGood()),
  mockCall('post', OWN, refuse(429, { code: 'too-many', retryAfter: 3600 })),
];
export const brokenForm = (): HttpHandler[] => [
  card(makeGood()),
  mockCall('post', OWN, refuse(500, { code: 'internal' })),
];

/** The alert of a link, which an answer confirms or ends. */
export function linked(values: Partial<ArticleAlert> = {}): HttpHandler[] {
  let alert: ArticleAlert | null = makeAlert(values);
  const gone = () => refuse(404, { code: 'not-found' });
  return [
    mockCall('get', LINK, () => alert ?? gone()),
    mockCall('post', LINK, async (request) => {
      const { isWanted } = (await request.json()) as { isWanted: boolean };
      const answered = alert && { ...alert, isConfirmed: alert.isConfirmed || isWanted };
      alert = isWanted ? answered : null;
      return answered ?? gone();
    }),
  ];
}
export const goneLink = (): HttpHandler[] => [
  mockCall('get', LINK, refuse(404, { code: 'not-found' })),
  mockCall('post', LINK, refuse(404, { code: 'not-found' })),
];

/** A server that fails to take answers, which it notes in `answers`. */
export const brokenLink = (answers: unknown[] = []): HttpHandler[] => [
  mockCall('get', LINK, makeAlert()),
  mockCall('post', LINK, async (request) => {
    answers.push(await request.json());
    return refuse(500, { code: 'internal' });
  }),
];

/** A client's alerts, which can be deleted. */
export function own(...alerts: ArticleAlert[]): HttpHandler[] {
  let left = alerts;
  return [
    mockCall('get', OWN, () => left),
    mockCall('post', `${OWN}/delete`, async (request) => {
      const { id } = (await request.json()) as { id: number };
      if (!left.some((alert) => alert.id === id)) return refuse(404, { code: 'not-found' });
      left = left.filter((alert) => alert.id !== id);
      return left;
    }),
  ];
}

const longName =
  'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом, для автомобилей с турбонаддувом';

/** Alerts of all kinds. */
export const all = (): HttpHandler[] =>
  own(
    makeAlert({ contact: '+79161234567', isConfirmed: true }),
    makeAlert({ id: 11, kind: 'price', price: 45_000, withCrosses: true, contact: 'anna@example.com' }),
    makeAlert({ id: 10, withCrosses: true, contact: 'anna@example.com', isConfirmed: true, productName: longName }),
    makeAlert({ id: 9, kind: 'price', price: 99_950, contact: '+79161234567', isConfirmed: true }),
  );

export const slow = (): HttpHandler[] => [mockEndless('get', OWN)];
export const failing = (): HttpHandler[] => [mockCall('get', OWN, refuse(500, { code: 'internal' }))];
