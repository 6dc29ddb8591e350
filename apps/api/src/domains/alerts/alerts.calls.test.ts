import { ArticleAlert } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts } from '../../testing/accounts.ts';
import { createPostOffice, type Sent } from '../../testing/post-office.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { createAlertSending } from './alert-sending.ts';

const office = createPostOffice();
const { messengers, sent } = office;
const api = await createTestApi({ messengers, publicOrigin: 'https://shop.test' });
const { database, fixtures, settled, time, visitor } = api;
const accounts = createAccounts(api);
const clock = () => time.now;
const outbox = office.outboxOf(api);
/** Another process of the same shop. */
const createTelling = () =>
  createAlertSending({
    database,
    clock,
    outbox,
    sessionSecret: 'a secret of the tests',
    publicOrigin: 'https://shop.test',
    siteConfig: { defaultLang: 'ru' },
  });
const tell = createTelling();
const priceListId = await fixtures.priceList('Склад');

let made = 0;
const newArticle = async () => {
  made += 1;
  return fixtures.article('MANN', `W ${made}`);
};
const newMail = () => `waits-${(made += 1)}@example.com`;
const ask = (guest: Visitor, body: object, query = '') => guest.post(`/services/cabinet/alerts${query}`, body);
const linkIn = (message: Sent | undefined) => /\/alerts\/(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
const answer = (token: string, isWanted: boolean) => visitor().post(`/services/alerts/${token}`, { isWanted });
const read = (token: string) => visitor().get(`/services/alerts/${token}`);
const listOf = (guest: Visitor) => good(guest.get('/services/cabinet/alerts'), z.array(ArticleAlert));
const later = (hours: number) => (time.now = new Date(time.now.getTime() + hours * 3_600_000));

/** Asks as a guest, and confirms. Returns the token of the links. */
async function wait(body: { articleId: number; price?: number; withCrosses?: boolean; contact?: string }) {
  const kind = body.price === undefined ? 'in-stock' : 'price';
  await ask(visitor(), { kind, contact: newMail(), ...body });
  await settled();
  const token = linkIn(sent.at(-1));
  expect((await answer(token, true)).status).toBe(200);
  await settled();
  sent.length = 0;
  return token;
}

beforeEach(async () => {
  await settled();
  await database.pool.query('delete from outgoing_messages');
  office.isDown = false;
  sent.length = 0;
});

describe('who asks for an alert', () => {
  test('confirms it by the link of a message, and nothing is told before', async () => {
    const [articleId, contact] = [await newArticle(), newMail()];
    expect((await ask(visitor(), { articleId, kind: 'in-stock', contact })).body).toEqual({
      isConfirmed: false,
      isMet: false,
    });
    await settled();
    const [message] = sent;
    expect(message).toMatchObject({ channel: 'mail', to: contact });
    expect(message?.text).toContain('https://shop.test/alerts/');
    await fixtures.offer(articleId, priceListId, { price: 43_100 });
    await tell('all');
    expect(sent).toHaveLength(1);
    const token = linkIn(message);
    expect((await read(token)).body).toMatchObject({ isConfirmed: false, contact: `${contact[0]}…@example.com` });
    expect((await answer(token, true)).body).toMatchObject({ isConfirmed: true });
    await settled();
    // It had come meanwhile.
    expect(sent[1]?.text).toMatch(/от 431\s₽: https:\/\/shop\.test\/price\/mann\/W/);
  });

  test('with the phone of the own account needs no confirmation; with an e-mail address or another phone they do', async () => {
    const { guest, account } = await accounts.signedIn();
    const articleId = await newArticle();
    const asks = [account.phone, account.email, '+79261112233'].map((contact) => ({
      articleId,
      kind: 'in-stock',
      contact,
    }));
    const answers = [];
    for (const one of asks) answers.push((await ask(guest, one)).body);
    expect(answers).toMatchObject([{ isConfirmed: true }, { isConfirmed: false }, { isConfirmed: false }]);
    await settled();
    expect(sent.map(({ to }) => to)).toEqual([account.email, '+79261112233']);
  });

  test.each([
    ['a price alert without a price', { kind: 'price' }, 'price'],
    ['an alert about stock with a price', { kind: 'in-stock', price: 100 }, 'price'],
    ['nothing to write to', { kind: 'in-stock', contact: 'Иван' }, 'contact'],
    ['a phone that does not exist', { kind: 'in-stock', contact: '+7 916 1' }, 'contact'],
  ])('is refused %s', async (_, body, field) => {
    const { status, body: refusal } = await ask(visitor(), {
      articleId: await newArticle(),
      contact: newMail(),
      ...body,
    });
    expect([status, refusal]).toEqual([
      400,
      expect.objectContaining({ fields: [expect.objectContaining({ path: field })] }),
    ]);
  });

  test('is refused an article that does not exist, and nobody is written to', async () => {
    expect((await ask(visitor(), { articleId: 987_654_321, kind: 'in-stock', contact: newMail() })).status).toBe(404);
    await settled();
    expect(sent).toEqual([]);
  });

  test('can have five messages a day sent to one address', async () => {
    const [articleId, contact] = [await newArticle(), newMail()];
    const statuses = [];
    for (let asked = 0; asked < 6; asked += 1)
      statuses.push((await ask(visitor(), { articleId, kind: 'in-stock', contact })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await settled();
    expect(sent).toHaveLength(5);
  });

  test.each([
    ['en', 'did you ask us', '/en/alerts/'],
    ['ar', 'هل طلبت', '/ar/alerts/'],
    ['de', 'did you ask us', '/de/alerts/'],
  ])('is written to in the language of the page: %s', async (lang, words, link) => {
    await ask(visitor(), { articleId: await newArticle(), kind: 'in-stock', contact: newMail() }, `?lang=${lang}`);
    await settled();
    expect(sent[0]?.text).toContain(words);
    expect(sent[0]?.text).toContain(link);
  });
});

describe('a client', () => {
  test('sees and deletes only the own alerts', async () => {
    const [own, other] = [await accounts.signedIn(), await accounts.signedIn()];
    const articleId = await newArticle();
    await ask(own.guest, { articleId, kind: 'in-stock', contact: own.account.phone });
    const [alert] = await listOf(own.guest);
    expect(alert).toMatchObject({ catalogName: 'MANN', contact: own.account.phone, isConfirmed: true });
    expect(await listOf(other.guest)).toEqual([]);
    const body = { id: alert?.id };
    expect((await other.guest.post('/services/cabinet/alerts/delete', body)).status).toBe(404);
    expect((await visitor().post('/services/cabinet/alerts/delete', body)).status).toBe(401);
    expect(await good(own.guest.post('/services/cabinet/alerts/delete', body), z.array(ArticleAlert))).toEqual([]);
  });

  test('who asks again has one alert, with the new price', async () => {
    const { guest, account } = await accounts.signedIn();
    const articleId = await newArticle();
    for (const price of [50_000, 40_000]) await ask(guest, { articleId, kind: 'price', price, contact: account.phone });
    expect((await listOf(guest)).map(({ price }) => price)).toEqual([40_000]);
  });

  test('of wholesale is told of the own price', async () => {
    const { guest, account } = await accounts.signedIn({ type: 'Wholesale' });
    const [articleId, list] = [await newArticle(), await fixtures.priceList('Оптовый склад')];
    await fixtures.level(list, 80);
    await ask(guest, { articleId, kind: 'price', price: 80_000, contact: account.phone });
    await fixtures.offer(articleId, list, { price: 100_000 });
    await tell([articleId]);
    expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/800\s₽/)]);
  });
});

describe('an alert is told', () => {
  test('once when the article comes, by two processes that look at the same moment', async () => {
    const articleId = await newArticle();
    await wait({ articleId });
    await fixtures.offer(articleId, priceListId);
    await Promise.all([tell([articleId]), createTelling()([articleId]), tell('all')]);
    await tell('all');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain('можно купить');
  });

  test('again when the article was away, but not within a day', async () => {
    const articleId = await newArticle();
    await wait({ articleId });
    const comes = async () => {
      await fixtures.offer(articleId, priceListId);
      await tell([articleId]);
      await fixtures.withdrawOffer(articleId, priceListId);
      await tell([articleId]);
    };
    await comes();
    await comes();
    expect(sent).toHaveLength(1);
    later(25);
    await comes();
    expect(sent).toHaveLength(2);
  });

  test('of a price when the article costs no more than that', async () => {
    const articleId = await newArticle();
    await fixtures.offer(articleId, priceListId, { price: 50_000 });
    await wait({ articleId, price: 45_000 });
    await fixtures.changeOffer(articleId, priceListId, { price: 45_001 });
    await tell([articleId]);
    expect(sent).toEqual([]);
    await fixtures.changeOffer(articleId, priceListId, { price: 45_000 });
    await tell([articleId]);
    expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/450\s₽/)]);
  });

  test('not of what is so already, which the asker is told at once', async () => {
    const articleId = await newArticle();
    await fixtures.offer(articleId, priceListId, { price: 50_000 });
    const body = { articleId, kind: 'price', price: 60_000, contact: newMail() };
    expect((await ask(visitor(), body)).body).toMatchObject({ isMet: true });
    await wait({ articleId, price: 60_000 });
    await tell('all');
    expect(sent).toEqual([]);
  });

  test('of a cross where that was asked for, and of nothing sold out', async () => {
    const [alone, open, cross, relative] = [
      await newArticle(),
      await newArticle(),
      await newArticle(),
      await fixtures.family(),
    ];
    const sibling = await fixtures.article('KNECHT', `OC ${made}`, { family_id: relative });
    await fixtures.cross(alone, cross);
    await fixtures.cross(open, cross);
    await database.pool.query('update articles set family_id = $1 where id = $2', [relative, open]);
    await wait({ articleId: alone });
    await wait({ articleId: open, withCrosses: true });
    await fixtures.offer(cross, priceListId, { quantity: 0 });
    await tell([cross]);
    expect(sent).toEqual([]);
    await fixtures.changeOffer(cross, priceListId, { quantity: 1 });
    await tell([cross]);
    expect(sent).toHaveLength(1);
    later(25);
    await fixtures.withdrawOffer(cross, priceListId);
    await tell([cross]);
    await fixtures.offer(sibling, priceListId);
    await tell([sibling]);
    expect(sent).toHaveLength(2);
  });

  test('only by the articles that changed', async () => {
    const [articleId, other] = [await newArticle(), await newArticle()];
    await wait({ articleId });
    await fixtures.offer(articleId, priceListId);
    await tell([other]);
    expect(sent).toEqual([]);
  });

  test('not to a client who wants no such messages, until they are wanted again', async () => {
    const { guest, account } = await accounts.signedIn();
    const articleId = await newArticle();
    await ask(guest, { articleId, kind: 'in-stock', contact: account.phone });
    const want = (isWanted: boolean) =>
      guest.put('/services/cabinet/message-settings', { choices: [{ kind: 'alerts', channel: 'sms', isWanted }] });
    await want(false);
    await fixtures.offer(articleId, priceListId);
    await tell([articleId]);
    expect(sent).toEqual([]);
    await want(true);
    await tell([articleId]);
    expect(sent).toMatchObject([{ channel: 'sms', to: account.phone }]);
  });

  test('later, when its sender was down', async () => {
    const articleId = await newArticle();
    await wait({ articleId });
    await fixtures.offer(articleId, priceListId);
    office.isDown = true;
    await tell([articleId]);
    office.isDown = false;
    later(1);
    await outbox.sendDue();
    expect(sent).toHaveLength(1);
  });
});

describe('the link of a message', () => {
  test('ends the alert, by a posted answer alone', async () => {
    const articleId = await newArticle();
    const token = await wait({ articleId });
    await read(token);
    expect((await read(token)).status).toBe(200);
    expect((await answer(token, false)).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect((await answer(token, true)).status).toBe(404);
    await fixtures.offer(articleId, priceListId);
    await tell([articleId]);
    expect(sent).toEqual([]);
  });

  test('takes the place of the earlier alert when it is confirmed', async () => {
    const [articleId, contact] = [await newArticle(), newMail()];
    const first = await wait({ articleId, price: 50_000, contact });
    const second = await wait({ articleId, price: 40_000, contact: contact.toUpperCase() });
    expect([(await read(first)).status, (await read(second)).body]).toEqual([
      404,
      expect.objectContaining({ price: 40_000 }),
    ]);
  });

  test('that nobody followed is good for a week', async () => {
    const articleId = await newArticle();
    await ask(visitor(), { articleId, kind: 'in-stock', contact: newMail() });
    await settled();
    const token = linkIn(sent[0]);
    later(8 * 24);
    await ask(visitor(), { articleId, kind: 'in-stock', contact: newMail() });
    expect((await read(token)).status).toBe(404);
  });

  test.each(['12', '1.AAAAAAAAAAAAAAAA', 'a'.repeat(100)])('that the shop did not sign is 404: %s', async (token) => {
    expect([(await read(token)).status, (await answer(token, false)).status]).toEqual([404, 404]);
  });
});
