import { routesOf } from '@partshop/features/core';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { createBasketServer } from './mocks/basket-server.ts';
import { outdatedParcels, withFewerParcels, withServedClients, wholesaler } from './mocks/handlers.ts';
import { brakePads, oilFilter, PROMO } from './mocks/fixtures.ts';

const server = setUpMocks();

/** Submits a form to the English basket as a browser without JavaScript does. */
async function send(form: Record<string, string>, items = [oilFilter], query = '') {
  const shop = createBasketServer(items, [oilFilter, brakePads], [], [PROMO]);
  server.use(
    ...shop.handlers,
    http.post('*/Localization/GetValues', () => HttpResponse.json({})),
  );
  const page = await requestPage(routesOf(feature), `/basket${query}`, { locale: 'en', form });
  const { status, location, context, render } = page;
  return { shop, status, location, markup: context ? render() : '' };
}

const addPads = { intent: 'add', articleId: '102', priceListId: '7', qty: '1' };

describe('the basket without JavaScript', () => {
  it('adds an offer and redirects to the basket in the page’s language', async () => {
    const { shop, status, location } = await send(addPads);
    expect({ status, location }).toEqual({ status: 303, location: '/en/basket' });
    expect(shop.read().count).toBe(3);
  });

  it('preserves the chosen view', async () => {
    const { location } = await send({ intent: 'delete', basketId: '1' }, [oilFilter], '?view=table');
    expect(location).toBe('/en/basket?view=table');
  });

  it('sets a quantity and deletes a line', async () => {
    const set = await send({ intent: 'set-qty', basketId: '1', qty: '7', seenQty: '2' });
    expect(set.shop.read().count).toBe(7);
    const removed = await send({ intent: 'delete', basketId: '1' });
    expect(removed.shop.read().items).toEqual([]);
  });

  it('says how many are available, and offers them by one click', async () => {
    const { shop, status, markup } = await send({ ...addPads, qty: '50' });
    expect(status).toBe(409);
    expect(markup).toContain('Осталось только 3 шт.');
    expect(markup).toMatch(/<input type="hidden" name="qty" value="3"\/>/);
    expect(shop.read().count).toBe(2);
  });

  it('counts what is in the basket already, and offers the rest by one click', async () => {
    const { status, markup } = await send({ ...addPads, qty: '3' }, [{ ...brakePads, qty: 1 }]);
    expect(status).toBe(409);
    expect(markup).toContain('Можно добавить ещё 2 шт.: в корзине уже 1 из 3');
    expect(markup).toMatch(/<input type="hidden" name="qty" value="2"\/>/);
  });

  it.each(['0', '-1', '1000000000'])('shows %s again beside the message', async (qty) => {
    const { shop, status, markup } = await send({ intent: 'set-qty', basketId: '1', qty, seenQty: '2' });
    expect(status).toBe(400);
    expect(markup).toContain('Введите целое число от 1 до 9999');
    expect(markup).toMatch(new RegExp(`<input[^>]*name="qty"[^>]*value="${qty}"`));
    expect(shop.read().count).toBe(2);
  });

  it('takes a promo code, removes it, and says why it takes none', async () => {
    const taken = await send({ intent: 'set-promo', promo: ' zima10 ' });
    expect(taken.location).toBe('/en/basket');
    expect(taken.shop.read().promo).toMatchObject({ code: 'ZIMA10' });
    const removed = await send({ intent: 'remove-promo', promo: 'ZIMA10' });
    expect(removed.shop.read().promo).toBeNull();
    const refused = await send({ intent: 'set-promo', promo: '"><b>LETO' });
    expect(refused.status).toBe(409);
    expect(refused.markup).toContain('Такого промокода нет');
    expect(refused.markup).toContain('value="&quot;&gt;&lt;b&gt;LETO"');
  });

  it('escapes every text', async () => {
    const { status, markup } = await send({ intent: 'set-qty', basketId: '1', qty: '<script>alert(1)</script>' });
    expect(status).toBe(400);
    expect(markup).not.toContain('<script>alert');
  });

  it('shows the saved quantity when another tab changed it', async () => {
    const { status, markup } = await send({ intent: 'set-qty', basketId: '1', qty: '3', seenQty: '1' });
    expect(status).toBe(409);
    expect(markup).toContain('Строку уже изменили в другой вкладке');
    expect(markup).toMatch(/name="seenQty" value="2"/);
  });

  it('changes lines for fewer parcels, changes them back, and says when something else is possible by now', async () => {
    const page = async (form: Record<string, string>, handlers = withFewerParcels()) => {
      server.use(
        ...handlers,
        http.post('*/Localization/GetValues', () => HttpResponse.json({})),
      );
      return requestPage(routesOf(feature), '/basket?view=table', { locale: 'en', form });
    };
    const to = { status: 303, location: '/en/basket?view=table' };
    expect(await page({ intent: 'fewer-parcels', offer: 'offer-1' })).toMatchObject(to);
    expect(await page({ intent: 'undo-parcels' })).toMatchObject(to);
    const refused = await page({ intent: 'fewer-parcels', offer: 'another' }, outdatedParcels());
    expect(refused.status).toBe(409);
    expect(refused.context && refused.render()).toContain('мы ничего не заменили');
  });

  it('moves lines to a client and says where they are, or why they stay', async () => {
    const page = async (form: Record<string, string>, handlers = withServedClients()) => {
      server.use(
        ...handlers,
        http.post('*/Localization/GetValues', () => HttpResponse.json({})),
      );
      const answer = await requestPage(routesOf(feature), '/basket', { currentUser: wholesaler, form });
      return { status: answer.status, markup: answer.context ? answer.render() : '' };
    };
    const chosen = { intent: 'move', ids: '1,2', clientId: '11' };
    const moved = await page(chosen);
    expect(moved.status).toBe(200);
    expect(moved.markup).toContain('2 строки теперь в корзине клиента Анна Смирнова');
    expect(moved.markup).toContain('name="ids" value="3"');
    const refused = await page(chosen, withServedClients('withdrawn'));
    expect(refused.status).toBe(409);
    expect(refused.markup).toContain('Часть товаров закончилась или снята с продажи');
    expect(refused.markup).toMatch(/<option value="11" selected=""/);
    const unchosen = await page({ ...chosen, clientId: '' });
    expect(unchosen.status).toBe(400);
    expect(unchosen.markup).toContain('Выберите клиента, которому передать строки');
  });

  it('asks for the clients of wholesale clients only', async () => {
    const asked = new Set<string>();
    server.use(
      http.get('*/services/basket/servedclients_json', ({ request }) => void asked.add(request.url)),
      ...createBasketServer([oilFilter]).handlers,
      http.post('*/Localization/GetValues', () => HttpResponse.json({})),
    );
    await requestPage(routesOf(feature), '/basket', {});
    expect(asked.size).toBe(0);
    await requestPage(routesOf(feature), '/basket', { currentUser: wholesaler });
    expect(asked.size).toBe(1);
  });
});
