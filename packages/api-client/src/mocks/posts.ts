import type { PostList, ShownPost } from '../contract/posts.ts';

/** A post of three sections, in Russian, which has no translation into Arabic. */
export const winterPost: ShownPost = {
  id: 5,
  kind: 'article',
  title: 'Готовимся к зиме: что проверить до первых морозов',
  teaser: 'Большинство поломок первых холодов видно заранее.',
  html: `<p>Большинство поломок первых холодов видно заранее. Вот что стоит проверить в октябре.</p>
<h2>Чтобы завестись</h2>
<ul>
<li>Аккумулятор: после пяти лет службы — на стенде, не «на глаз».</li>
<li>Свечи: изношенные зимнего запуска не простят.</li>
</ul>
<h2>Чтобы видеть</h2>
<p>Щётки: трещины и полосы на стекле — пора <a href="/wipers">подобрать по автомобилю</a>.</p>
<h2>Сколько чего нужно</h2>
<table>
<thead><tr><th scope="col">Что</th><th scope="col">Сколько</th></tr></thead>
<tbody><tr><td>Антифриз &amp; вода</td><td>5 л</td></tr><tr><td>Незамерзающая жидкость</td><td>4 л на месяц</td></tr></tbody>
</table>`,
  lang: 'ru',
  langs: ['en', 'ru'],
  publishedAt: '2026-10-05T07:00:00.000Z',
  modifiedAt: '2026-11-02T07:00:00.000Z',
  goods: [],
  currency: { code: 'RUB', rate: 1, rateDate: '2026-11-20' },
};

/** A page about the shop. */
export const aboutPost: ShownPost = {
  ...winterPost,
  id: 1,
  kind: 'page',
  title: 'О магазине',
  teaser: 'Предложения многих продавцов на одной странице детали.',
  html: `<p>Номер детали открывает одну страницу, а на ней — все предложения.</p><h2>Как мы доставляем</h2><p>В наши пункты выдачи — бесплатно.</p>`,
};

/** The first page of the articles. */
export const articleList: PostList = {
  items: [
    ['Сроки доставки теперь с вероятностью', 'Как читать «Вовремя 92 из 100».', '2026-11-16'],
    [winterPost.title, winterPost.teaser, '2026-10-05'],
    ['Открыли пункты выдачи в новых городах', 'Заказ можно забрать ближе к дому.', '2026-09-14'],
  ].map(([title = '', teaser = '', day], index) => ({
    id: 6 - index,
    title,
    teaser,
    publishedAt: `${day}T07:00:00.000Z`,
  })),
  total: 3,
};
