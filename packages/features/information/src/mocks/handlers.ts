import type { HttpHandler } from 'msw';
import type { ShownPost } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { aboutPost, articleList, winterPost } from '@partshop/api-client/mocks/posts';
import { goods } from '@partshop/features/search/mocks';

const ARTICLE = '/services/news/post';
const OFFER = '/services/offers/{offer}';
const PAGE = '/services/pages/{page}';
const LIST = '/services/news/list';

/** Of the goods of an article, one has no offers. */
const withGoods: ShownPost = {
  ...winterPost,
  goods: [...goods.slice(0, 2), ...goods.slice(2, 3).map((good) => ({ ...good, best: null, offerCount: 0 }))],
};

export const articleOf = (changes: Partial<ShownPost> = {}): HttpHandler =>
  mockCall('get', ARTICLE, { ...withGoods, ...changes });
export const loaded = (): HttpHandler[] => [
  articleOf(),
  mockCall('get', OFFER, { ...aboutPost, kind: 'offer', title: '200 ₽ бонусами за регистрацию' }),
  mockCall('get', PAGE, aboutPost),
  mockCall('get', LIST, articleList),
];
export const withoutArticles = (): HttpHandler => mockCall('get', LIST, { items: [], total: 0 });
/** More articles than a page has. */
export const manyArticles = (): HttpHandler => mockCall('get', LIST, { ...articleList, total: 60 });
export const missing = (): HttpHandler => mockCall('get', ARTICLE, refuse(404, { code: 'not-found' }));
export const removed = (): HttpHandler => mockCall('get', ARTICLE, refuse(410, { code: 'gone' }));
export const failing = (): HttpHandler => mockCall('get', ARTICLE, refuse(500, { code: 'internal' }));
export const endless = (): HttpHandler => mockEndless('get', ARTICLE);

/** A long word, and a title that is longer than a line. */
export const longTexts = (): HttpHandler =>
  articleOf({
    title:
      'Электрогидравлический усилитель рулевого управления: самодиагностика, обслуживание и замена на автомобилях разных лет',
    html: `<p>${'высокоэлектрогидравлический'.repeat(6)}</p><h2>${'Очень длинный заголовок раздела статьи '.repeat(4)}</h2><p>a</p><h2>б</h2><p>b</p><h2>в</h2><p>${'слово '.repeat(200)}</p>`,
  });
