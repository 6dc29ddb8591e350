import type { HttpHandler } from 'msw';
import type { FoundGoods } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { goods, makeFound, makeGood, makeMakers, makePart, makers, makeTips } from './fixtures.ts';

export { goods, makeFound, makeGood, makeList, makeMakers } from './fixtures.ts';

const MAKERS = '/services/search/searchgoodlist_json';
const TEXTS = '/services/search/getcardgoods_json';
const TIPS = '/api/search/{text}';

const noMakers = mockCall('post', MAKERS, makeMakers([]));
const noTips = mockCall('get', TIPS, makeTips());

/** Several makers have the number. */
export const severalMakers = (): HttpHandler[] => [mockCall('post', MAKERS, makers)];
/** One maker has the number: the search redirects to its price page. */
export const oneMaker = (): HttpHandler[] => [mockCall('post', MAKERS, makeMakers([makeGood()]))];

/** Nobody has the number; 60 articles match by name. */
export const loaded = (): HttpHandler[] => [noMakers, noTips, mockCall('post', TEXTS, makeFound(goods, 60))];
/** The articles that were found for a car: those of these ids do not fit it, and come last or are left out. */
export const loadedForCar = (misfitIds: readonly number[] = [1002, 1005, 1006]): HttpHandler[] => [
  noMakers,
  noTips,
  mockCall('post', TEXTS, foundForCar(misfitIds)),
];
/** The same, after a page of the cache, which knows no car. */
export function cachedThenForCar(): HttpHandler[] {
  let isCached = true;
  const answer = foundForCar([1002, 1005, 1006]);
  const handler = mockCall('post', TEXTS, async (request) => {
    if (!isCached) return answer(request);
    isCached = false;
    return makeFound(goods);
  });
  return [noMakers, noTips, handler];
}

function foundForCar(misfitIds: readonly number[]): (request: Request) => Promise<FoundGoods> {
  return async (request) => {
    const { EngineId = null, WithoutMisfits = false } = (await request.json()) as {
      EngineId?: number | null;
      WithoutMisfits?: boolean;
    };
    if (EngineId === null) return makeFound(goods);
    const misfits = goods.filter(({ articleId }) => misfitIds.includes(articleId));
    const others = goods.filter((good) => !misfits.includes(good));
    const items = WithoutMisfits ? others : [...others, ...misfits];
    return makeFound(items, items.length, {
      unfiltered: goods.length,
      fit: { engineId: EngineId, misfits: misfits.length },
    });
  };
}
/** The text named a car, had a word in another keyboard layout and one that nobody sells. */
export const readDifferently = (): HttpHandler[] => [
  noMakers,
  noTips,
  mockCall(
    'post',
    TEXTS,
    makeFound(goods, 60, {
      corrected: [{ typed: 'rjkjlrb', meant: 'колодки' }],
      dropped: ['суперские'],
      car: 'Toyota Camry',
    }),
  ),
];
/** Nobody has the VIN that was searched for. */
export const vin = (): HttpHandler[] => [noMakers, noTips, mockCall('post', TEXTS, makeFound([]))];
/** The whole text is the name of a car, whose goods were found too. */
export const carInText = (): HttpHandler[] => [
  noMakers,
  mockCall(
    'get',
    TIPS,
    makeTips({
      places: [
        { kind: 'car', name: 'Volkswagen Golf Mk7', link: '/zapchasti/volkswagen/golf/mk7', isNamed: true },
        { kind: 'car', name: 'Volkswagen Golf Plus', link: '/zapchasti/volkswagen/golf-plus', isNamed: false },
      ],
    }),
  ),
  mockCall('post', TEXTS, makeFound(goods, 60)),
];
/** The whole text is the name of a category. */
export const categoryInText = (): HttpHandler[] => [
  noMakers,
  mockCall(
    'get',
    TIPS,
    makeTips({
      places: [{ kind: 'category', name: 'Масла моторные', link: '/avtozapchasti/oils/motor-oils', isNamed: true }],
    }),
  ),
  mockCall('post', TEXTS, makeFound(goods, 60)),
];
/** A part of a number. */
export const partOfNumber = (): HttpHandler[] => [
  noMakers,
  noTips,
  mockCall('post', TEXTS, makeFound(goods.slice(0, 2), 2, { isByNumber: true })),
];
/** Chosen filters leave nothing. */
export const filteredOut = (): HttpHandler[] => [
  noMakers,
  noTips,
  mockCall('post', TEXTS, makeFound([], 0, { unfiltered: 60 })),
];
/** The text is a part number with Cyrillic letters (D8). */
export const numberInText = (): HttpHandler[] => [
  mockCall(
    'get',
    TIPS,
    makeTips({
      text: 'ОС 90',
      clearNumber: 'OC90',
      suggestions: [makePart('OC 90', 'MAHLE'), makePart('OC 905', 'MAHLE')],
    }),
  ),
  mockCall('post', TEXTS, makeFound(goods.slice(0, 3))),
];
/** Nothing matches except similar numbers. */
export const near = (): HttpHandler[] => [
  noMakers,
  mockCall('get', TIPS, makeTips({ kind: 'number', didYouMean: [makePart('W 712/75'), makePart('W 712/95')] })),
  mockCall('post', TEXTS, makeFound([])),
];
export const empty = (): HttpHandler[] => [noMakers, noTips, mockCall('post', TEXTS, makeFound([]))];
/** Results without the suggestions, which fail. */
export const withoutTips = (): HttpHandler[] => [
  noMakers,
  mockCall('get', TIPS, refuse(500, { code: 'internal' })),
  mockCall('post', TEXTS, makeFound(goods)),
];
export const failing = (): HttpHandler[] => [
  mockCall('post', MAKERS, refuse(500, { code: 'internal' })),
  noTips,
  mockCall('post', TEXTS, refuse(500, { code: 'internal' })),
];

const longName =
  'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом, для автомобилей с турбонаддувом';
export const longTexts = (): HttpHandler[] => [
  noMakers,
  noTips,
  mockCall(
    'post',
    TEXTS,
    makeFound(
      goods.map((good) => ({
        ...good,
        catalogName: 'KNORR-BREMSE SYSTEME FÜR NUTZFAHRZEUGE',
        catalogFullNumber: '8K0-907-551-AB-0123456789-XYZ',
        productName: longName,
        best: good.best && { ...good.best, price: good.best.price * 977 },
      })),
    ),
  ),
];
