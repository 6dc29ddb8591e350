import type { HttpHandler } from 'msw';
import type { CategoryArticle } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { filtersInfo, oilFiltersInfo } from '@partshop/api-client/mocks/cars';
import { loaded, withArticle } from './handlers.ts';

const CALL = '/services/catalogs/category-article_json';
const INFO = '/services/search/get-category-car-parts-info';

/** The text of the oil filters: an article that visitors see, without a title of its own. */
export const oilFiltersText: CategoryArticle = {
  categoryId: oilFiltersInfo.categoryId,
  categoryName: oilFiltersInfo.categoryName,
  title: '',
  article: filtersInfo.article,
  hasArticle: true,
  version: 'version-1',
};

/** An article with what the toolbar does not offer. */
export const RICH_ARTICLE =
  '<h2>Моменты затяжки</h2><p>Вода — H<sub>2</sub>O. <img src="/pictures/oil-filters-a-320.webp" alt="Фильтр" width="40" loading="lazy"></p>' +
  '<table><tbody><tr><th scope="row">M20</th><td>25 Н·м</td></tr></tbody></table>' +
  '<ul><li><p>Смажьте <strong>кольцо</strong>.</p></li></ul><p>Все детали — <a href="/avtozapchasti">в каталоге</a>, по разделам.</p>';

const arabicText: CategoryArticle = {
  ...oilFiltersText,
  categoryName: 'مرشحات الزيت',
  article: `<h2>كيف تختار المرشح</h2><p>${'يحجز مرشح الزيت جزيئات المعدن حتى لا تصل إلى المحرك. '.repeat(12)}</p>`,
};

type Change = Pick<CategoryArticle, 'categoryId' | 'title' | 'article' | 'version'>;

/** Gives `text`, takes a change, and shows it on the page from then on; `onSent` gets what was sent. */
export const editable = (
  text: CategoryArticle = oilFiltersText,
  onSent: (change: Change) => void = () => undefined,
): HttpHandler[] => {
  let present = text;
  return [
    mockCall('get', CALL, () => present),
    mockCall('post', CALL, async (request) => {
      const change = (await request.json()) as Change;
      onSent(change);
      present = { ...present, ...change, hasArticle: true, version: 'version-2' };
      return present;
    }),
    mockCall('get', INFO, () => ({
      ...oilFiltersInfo,
      title: present.title === '' ? present.categoryName : present.title,
      article: present.article,
      hasArticle: present.hasArticle,
    })),
    ...loaded(),
  ];
};

/** There is no text yet. */
export const withoutText = (): HttpHandler[] => editable({ ...oilFiltersText, article: '', hasArticle: false });

/** The article is too short to be shown. */
export const withShortText = (): HttpHandler[] =>
  editable({ ...oilFiltersText, article: '<p>Меняйте фильтр вместе с маслом.</p>', hasArticle: false });

export const withRichText = (): HttpHandler[] => editable({ ...oilFiltersText, article: RICH_ARTICLE });

export const inArabic = (): HttpHandler[] => editable(arabicText);

/** Saving fails once, and works afterwards. */
export const failingOnce = (): HttpHandler[] => {
  let tries = 0;
  return [
    mockCall('post', CALL, async (request) => {
      tries += 1;
      if (tries === 1) return refuse(500, { code: 'internal' });
      return { ...oilFiltersText, ...((await request.json()) as Change), version: 'version-2' };
    }),
    ...editable(),
  ];
};

/** What another editor saved. */
export const othersText: CategoryArticle = {
  ...oilFiltersText,
  title: 'Масляные фильтры для двигателя',
  article: '<p>Текст другого редактора.</p>',
  version: 'version-2',
};

/** Another editor changed the text; a change of theirs is taken. */
export const conflicting = (onSent: (change: Change) => void = () => undefined): HttpHandler[] => [
  mockCall('post', CALL, async (request) => {
    const change = (await request.json()) as Change;
    onSent(change);
    if (change.version === othersText.version) return { ...othersText, ...change, version: 'version-3' };
    return refuse(409, { code: 'text-changed', present: othersText });
  }),
  ...editable(),
];

/** The text does not load the first time. */
export const unloadable = (): HttpHandler[] => {
  let tries = 0;
  return [
    mockCall('get', CALL, () => {
      tries += 1;
      return tries === 1 ? refuse(503, { code: 'unavailable' }) : oilFiltersText;
    }),
    ...withArticle(),
  ];
};
