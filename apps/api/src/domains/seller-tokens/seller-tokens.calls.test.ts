import { MadeSellerToken, MAX_SELLER_TOKENS, SellerTokens } from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';

const api = await createTestApi();
const { database, time, visitor } = api;
const accounts = createAccounts(api);
const { signedIn } = accounts;
const { seller } = createSellers(api, accounts);

const TOKENS = '/services/seller/tokens_json';
const TOKEN = '/services/seller/token_json';
const QUEUE = '/services/seller/orders_json/new';
const all = async (guest: Visitor) => (await good(guest.get(TOKENS), SellerTokens)).tokens;
const make = async (guest: Visitor, ...Scopes: string[]) =>
  good(guest.post(TOKEN, { Name: '1С склада', Scopes }), MadeSellerToken);

let own: Awaited<ReturnType<typeof seller>>;
let calls = 0;
beforeEach(async () => {
  own = await seller();
});

/** A call by a program, from an address of its own. */
const called = async (secret: string, path = QUEUE, headers: Record<string, string> = {}) =>
  visitor().get(path, {
    authorization: `Bearer ${secret}`,
    [ADDRESS_HEADER]: `198.51.100.${(calls += 1) % 250}`,
    ...headers,
  });

test('a token is shown once, and only its hash is kept', async () => {
  const { secret, tokens } = await make(own.guest, 'read-orders');
  expect(secret).toMatch(/^partshop_[\w-]{43}$/);
  const [token] = tokens;
  expect(token).toMatchObject({ name: '1С склада', scopes: ['read-orders'], ending: secret.slice(-4), usedAt: null });
  expect(JSON.stringify(await all(own.guest))).not.toContain(secret.slice(9, -4));
  const { rows } = await database.pool.query<{ row: string }>('select t::text as row from seller_tokens t');
  expect(rows.map(({ row }) => row).join(' ')).not.toContain(secret.slice(9, -4));
});

test('a program reads the orders of its seller, and its use is noted', async () => {
  const { secret } = await make(own.guest, 'read-orders');
  expect(await called(secret)).toMatchObject({ status: 200, body: { orders: [] } });
  expect(await all(own.guest)).toMatchObject([{ usedAt: time.now.toISOString() }]);
});

test('a token without the scope, an unknown one and a revoked one are refused', async () => {
  const { secret, tokens } = await make(own.guest, 'upload-lists');
  expect(await called(secret)).toMatchObject({ status: 403, body: { code: 'no-access' } });
  expect(await called('partshop_unknown')).toMatchObject({ status: 401 });
  const { secret: revoked, tokens: more } = await make(own.guest, 'read-orders');
  const id = more.at(-1)?.id ?? 0;
  expect(await called(revoked)).toMatchObject({ status: 200 });
  expect(await own.guest.send('DELETE', `${TOKEN}/${id}`, {})).toMatchObject({
    status: 200,
    body: { tokens: [{ id: tokens[0]?.id }] },
  });
  expect(await called(revoked)).toMatchObject({ status: 401 });
  expect(await own.guest.send('DELETE', `${TOKEN}/${id}`, {})).toMatchObject({ status: 404 });
});

test('a token opens no call that is not for programs, and none that makes tokens', async () => {
  const { secret } = await make(own.guest, 'read-orders', 'upload-lists');
  expect(await called(secret, TOKENS)).toMatchObject({ status: 401 });
  expect(await called(secret, '/services/seller/office_json')).toMatchObject({ status: 401 });
  const answer = await visitor().post(
    TOKEN,
    { Name: 'Ещё', Scopes: ['read-orders'] },
    { authorization: `Bearer ${secret}` },
  );
  expect(answer).toMatchObject({ status: 401 });
});

test('a token ends with the right to sell', async () => {
  const { secret } = await make(own.guest, 'read-orders');
  await database.pool.query('update clients set is_seller = false where id = $1', [own.clientId]);
  expect(await called(secret)).toMatchObject({ status: 401 });
});

test('who guesses tokens is stopped, also with a good one; so is a program that never pauses', async () => {
  const { secret } = await make(own.guest, 'read-orders');
  const address = { [ADDRESS_HEADER]: '203.0.113.9' };
  const guesses = await Promise.all(
    Array.from({ length: 31 }, async (_, at) => called(`partshop_${at}`, QUEUE, address)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30);
  expect(await called(secret, QUEUE, address)).toMatchObject({ status: 429 });
  const answers = await Promise.all(Array.from({ length: 121 }, async () => called(secret)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  time.now = new Date(time.now.getTime() + 60_000);
  expect(await called(secret)).toMatchObject({ status: 200 });
});

test('a seller has so many tokens and no more, also when two are made at once', async () => {
  await database.pool.query(
    `insert into seller_tokens (seller_id, name, scopes, hash, ending, made_at)
     select s.id, 'Много', array['read-orders'], sha256((s.id || ' ' || n)::bytea), 'abcd', now()
     from sellers s, generate_series(1, $2) n where s.client_id = $1`,
    [own.clientId, MAX_SELLER_TOKENS - 1],
  );
  const body = { Name: 'Последний', Scopes: ['read-orders'] };
  const made = await Promise.all([own.guest.post(TOKEN, body), own.guest.post(TOKEN, body)]);
  expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('another seller’s tokens are not seen, and only sellers have some', async () => {
  const { tokens } = await make(own.guest, 'read-orders');
  const other = await seller();
  expect(await all(other.guest)).toEqual([]);
  expect(await other.guest.send('DELETE', `${TOKEN}/${tokens[0]?.id}`, {})).toMatchObject({ status: 404 });
  expect(await all(own.guest)).toHaveLength(1);
  expect(await visitor().get(TOKENS)).toMatchObject({ status: 401 });
  expect(await (await signedIn()).guest.get(TOKENS)).toMatchObject({ status: 403 });
  expect(await (await signedIn({ is_seller: true })).guest.get(TOKENS)).toMatchObject({ status: 404 });
});

test('staff who look at the shop as a seller see tokens, and change none', async () => {
  const { tokens } = await make(own.guest, 'read-orders');
  const { guest: admin } = await signedIn({ can_switch_user: true });
  const asked = { ClientId: own.clientId, Reason: 'Проверка прав' };
  expect(await admin.post('/services/cabinet/SwitchUser', asked)).toMatchObject({ status: 200 });
  expect(await all(admin)).toEqual(tokens);
  expect(await admin.post(TOKEN, { Name: 'Мой', Scopes: ['read-orders'] })).toMatchObject({ status: 403 });
  expect(await admin.send('DELETE', `${TOKEN}/${tokens[0]?.id}`, {})).toMatchObject({ status: 403 });
});
