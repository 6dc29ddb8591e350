import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { olga, settingsServer } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
let backend = settingsServer();
beforeEach(() => {
  backend = settingsServer();
  server.use(...backend.handlers);
});

const open = (form?: Record<string, string>, currentUser = olga) =>
  requestPage(routesOf(feature), '/main', { currentUser, ...(form && { form }) });

describe('the settings', () => {
  it('are for clients only', async () => {
    const page = await requestPage(routesOf(feature), '/main', { currentUser: ANONYMOUS });
    expect(page.status).toBe(401);
  });

  it('show what is kept', async () => {
    const html = (await open()).render();
    expect(html).toContain(`name="view" checked="" value="table"`);
    expect(html).toMatch(/<option value="3" selected="">/);
  });

  it('save how goods and prices are shown, and open the page anew', async () => {
    const sent = await open({ form: 'shop', view: 'box', order: '2', currency: 'EUR', language: 'ar' });
    expect(sent).toMatchObject({ status: 303, location: '/main?saved=shop' });
    expect(backend.saved).toEqual([
      { IsTableMod: 'false', SearchGoodOrderType: '2', CurrencyCode: 'EUR', Language: 'ar' },
    ]);
  });

  it('leave a currency and a language that the shop does not have as they were', async () => {
    await open({ form: 'shop', view: 'table', order: '1', currency: 'USD', language: 'xx' });
    expect(backend.saved).toEqual([{ IsTableMod: 'true', SearchGoodOrderType: '1' }]);
  });

  it('save the wanted messages: a box that is not sent is not wanted', async () => {
    const sent = await open({ form: 'messages', wanted: 'orders sms' });
    expect(sent.status).toBe(200);
    expect(sent.render()).toContain('Сохранено.');
    expect(backend.saved).toEqual([
      {
        choices: [
          { kind: 'orders', channel: 'sms', isWanted: true },
          { kind: 'orders', channel: 'mail', isWanted: false },
          { kind: 'alerts', channel: 'sms', isWanted: false },
          { kind: 'alerts', channel: 'mail', isWanted: false },
        ],
      },
    ]);
  });

  it.each([
    [{ form: 'searches', keeps: 'yes' }, 'true'],
    [{ form: 'searches' }, 'false'],
  ])('save whether searches are kept: %j', async (form, KeepsSearches) => {
    await open(form);
    expect(backend.saved).toEqual([{ KeepsSearches }]);
  });

  it('show a refused form again with its reason', async () => {
    server.use(mockCall('post', '/services/buyer/SaveClientConfig', refuse(500, { code: 'internal' })));
    const sent = await open({ form: 'searches' });
    expect(sent.status).toBe(500);
    expect(sent.render()).toContain('Что-то сломалось у нас');
  });

  it('know no other form', async () => {
    expect((await open({ form: 'password' })).status).toBe(400);
  });
});

describe('the bar of languages', () => {
  const [panel] = feature.panels;
  const isFor = (Language: 'en' | undefined, lang: 'ru' | 'en') =>
    panel?.isFor?.({ ClientConfig: { ...ANONYMOUS.ClientConfig, ...(Language && { Language }) } }, lang);

  it('is for those whose settings name another language than the page', () => {
    expect([isFor('en', 'ru'), isFor('en', 'en'), isFor(undefined, 'ru')]).toEqual([true, false, false]);
  });
});
