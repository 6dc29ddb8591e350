import type { HttpHandler } from 'msw';
import type { EditedPost } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';

const POST = '/services/posts/post_json';

/** A published article with a draft over it. */
export const wintry: EditedPost = {
  id: 5,
  kind: 'article',
  slug: null,
  title: 'Готовимся к зиме',
  state: 'published',
  hasDraft: true,
  savedAt: '2026-11-20T09:30:00.000Z',
  publishedAt: '2026-10-05T07:00:00.000Z',
  scheduledFor: null,
  langs: ['en', 'ru'],
  version: 3,
  teaser: 'Большинство поломок первых холодов видно заранее.',
  html: '<p>Проверьте аккумулятор. Возврат: {returnDays}.</p><h2>Чтобы видеть</h2><p>Щётки.</p>',
  goods: [{ catalogKey: 'mann-filter', number: 'W71275' }],
  figures: [
    { name: 'returnDays', value: '14 дней' },
    { name: 'bonus', value: null },
  ],
  history: [
    {
      version: 3,
      savedAt: '2026-11-20T09:30:00.000Z',
      savedBy: 'Мария Редактор',
      langs: ['en', 'ru'],
      shownFrom: null,
    },
    {
      version: 2,
      savedAt: '2026-10-05T07:00:00.000Z',
      savedBy: 'Мария Редактор',
      langs: ['ru'],
      shownFrom: '2026-10-05T07:00:00.000Z',
    },
    { version: 1, savedAt: '2026-10-04T15:00:00.000Z', savedBy: null, langs: ['ru'], shownFrom: null },
  ],
};

const listed = [
  wintry,
  {
    ...wintry,
    id: 6,
    title: 'Масла',
    state: 'scheduled' as const,
    hasDraft: false,
    scheduledFor: '2026-12-01T09:00:00.000Z',
  },
  { ...wintry, id: 7, title: 'Свечи', state: 'draft' as const },
  { ...wintry, id: 8, title: 'Старая новость', state: 'removed' as const, hasDraft: false },
  {
    ...wintry,
    id: 4,
    kind: 'offer' as const,
    slug: 'welcome',
    title: '{bonus} бонусами за регистрацию',
    hasDraft: false,
  },
  { ...wintry, id: 1, kind: 'page' as const, slug: 'about', title: 'О магазине', hasDraft: false },
];

/** The calls of editors; `onSend` gets each change with the last segment of its path. */
export const loaded = (onSend: (call: string, body: unknown) => void = () => undefined): HttpHandler[] => {
  const change = (call: string, post: EditedPost) => async (request: Request) => {
    onSend(call, await request.json());
    return post;
  };
  return [
    mockCall('get', '/services/posts/list_json', { items: listed }),
    mockCall('get', POST, wintry),
    mockCall('post', POST, change('post', { ...wintry, version: 4 })),
    mockCall(
      'post',
      '/services/posts/publish_json',
      change('publish', { ...wintry, version: 4, hasDraft: false, scheduledFor: null }),
    ),
    mockCall('post', '/services/posts/withdraw_json', change('withdraw', { ...wintry, state: 'removed' })),
    mockCall(
      'post',
      '/services/posts/restore_json',
      change('restore', { ...wintry, version: 4, title: 'Первая версия', html: '<p>Как было.</p>' }),
    ),
  ];
};

export const empty = (): HttpHandler => mockCall('get', '/services/posts/list_json', { items: [] });
export const others: EditedPost = { ...wintry, version: 9, title: 'Чужой заголовок', html: '<p>Чужой текст.</p>' };
export const changedByOther = (): HttpHandler =>
  mockCall('post', POST, async (request) =>
    ((await request.json()) as { version: number }).version === others.version
      ? { ...others, version: 10 }
      : refuse(409, { code: 'text-changed', present: others }),
  );
export const failing = (): HttpHandler => mockCall('post', POST, refuse(503, { code: 'unavailable' }));
export const inArabic = (): HttpHandler =>
  mockCall('get', POST, { ...wintry, title: 'نستعد للشتاء', teaser: '', html: '<p>افحص البطارية.</p>' });
