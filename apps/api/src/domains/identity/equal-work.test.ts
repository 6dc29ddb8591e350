import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/test-api.ts';

/** Hashes that run now, and the most that ran at once. */
const running = vi.hoisted(() => {
  // Test files share a worker's modules: what imports argon2 may have got the real one already.
  vi.resetModules();
  return { now: 0, most: 0 };
});

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  const watched =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      try {
        return await work(...input);
      } finally {
        running.now -= 1;
      }
    };
  return {
    ...real,
    hash: vi.fn<typeof real.hash>(watched(real.hash)),
    verify: vi.fn<typeof real.verify>(watched(real.verify)),
  };
});

const api = await createTestApi();
const { visitor, time } = api;
const { client, logIn } = createAccounts(api);
const worked = () => vi.mocked(argon2.verify).mock.calls.length + vi.mocked(argon2.hash).mock.calls.length;

afterAll(() => {
  vi.resetModules();
});

beforeEach(async () => {
  time.now = new Date(time.now.getTime() + 2 * 86_400_000);
  // Unknown logins are compared with one hash, which is made once; make it now.
  await logIn(visitor(), { phone: '+79995550000' });
});

/** The number of hashes that a request costs. */
async function workOf(request: () => Promise<unknown>): Promise<number> {
  const before = worked();
  await request();
  return worked() - before;
}

describe('the cost of a request does not tell who is a client (S11)', () => {
  test('a login costs one hash: with a wrong password, and for an unknown login', async () => {
    const { phone } = await client();
    expect(await workOf(() => logIn(visitor(), { phone }, 'a guess'))).toBe(1);
    expect(await workOf(() => logIn(visitor(), { phone: '+79995551111' }, 'a guess'))).toBe(1);
    expect(await workOf(() => logIn(visitor(), { phone: 'nobody@shop.test' }, 'a guess'))).toBe(1);
  });

  test('a recovery costs no hash, for clients and strangers', async () => {
    const { phone } = await client();
    const ask = (ContactPhone: string) =>
      visitor().put('/services/registration/client/password/reset', { ContactPhone });
    expect(await workOf(() => ask(phone))).toBe(0);
    expect(await workOf(() => ask('+79151112233'))).toBe(0);
  });
});

test('a flood of logins hashes two at a time', async () => {
  running.most = 0;
  await Promise.all(
    Array.from({ length: 40 }, (_, one) =>
      visitor().post('/login_json', { login: `nobody${one}@shop.test`, password: 'a guess' }),
    ),
  );
  expect(running.most).toBe(2);
});

test('a rate-limited login costs no hash', async () => {
  const { phone } = await client();
  for (let one = 0; one < 10; one += 1) await logIn(visitor(), { phone }, 'a guess');
  expect(await workOf(() => logIn(visitor(), { phone }))).toBe(0);
});
