import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { defineMessages } from '../localization/messages.ts';
import { describePage } from './describe-page.saga.ts';
import { selectPage } from './page.slice.ts';

const messages = defineMessages('describe-page-test', { title: { text: 'Заказ {number}', note: 'Title' } });

it('fills the head in the language of the page, with the way to it', async () => {
  const { store } = createTestApp({ locale: 'en' });
  await store.run(() =>
    describePage(
      messages,
      (t) => ({ title: t('title', { number: 7 }), isIndexed: false, breadcrumbs: [{ name: '7', path: '/orders/7' }] }),
      async ({ code }) => Promise.resolve([{ '@type': 'Order', url: `/${code}/orders/7` }]),
    ),
  );
  expect(selectPage(store.getState())).toMatchObject({
    title: 'Заказ 7',
    description: '',
    isIndexed: false,
    structured: [
      { '@type': 'Order', url: '/en/orders/7' },
      { '@type': 'BreadcrumbList', itemListElement: [{ item: '/en' }, { item: '/en/orders/7' }] },
    ],
  });
});
