import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createRateLimits } from './rate-limits.ts';

const database = await createTestDatabase();
afterAll(database.close);
const limits = createRateLimits(database.db, {
  ten: { tries: 10, seconds: 900 },
  three: { tries: 3, seconds: 60 },
  codeTry: { tries: 5, seconds: 600 },
});
const START = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

test('tries pass up to the limit, and again after the window that the first one opened', async () => {
  for (let one = 0; one < 3; one += 1) expect(await limits.take(after(one), ['three', 'a'])).toEqual({ allowed: true });
  expect(await limits.take(after(10), ['three', 'a'])).toEqual({ allowed: false, retryAfter: 50 });
  expect(await limits.take(after(10), ['three', 'b'])).toEqual({ allowed: true });
  expect(await limits.take(after(60), ['three', 'a'])).toEqual({ allowed: true });
});

test('of simultaneous tries no more than the limit pass', async () => {
  const taken = await Promise.all(
    Array.from({ length: 60 }, () => limits.take(START, ['ten', 'at once'], ['three', 'x'])),
  );
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3);
});

test('a try that one limit rejects counts under none', async () => {
  for (let one = 0; one < 3; one += 1) await limits.take(START, ['three', 'c']);
  for (let one = 0; one < 20; one += 1) await limits.take(START, ['three', 'c'], ['ten', 'c']);
  expect(await limits.peek(START, ['ten', 'c'])).toEqual({ allowed: true });
  for (let one = 0; one < 10; one += 1) {
    expect(await limits.take(START, ['ten', 'c'])).toEqual({ allowed: true });
  }
  expect(await limits.take(START, ['ten', 'c'])).toMatchObject({ allowed: false });
});

test('a try can be given back, and all tries cleared', async () => {
  for (let one = 0; one < 3; one += 1) await limits.take(START, ['three', 'd']);
  await limits.giveBack(['three', 'd']);
  expect(await limits.take(START, ['three', 'd'])).toEqual({ allowed: true });
  await limits.clear(['three', 'd']);
  for (let one = 0; one < 3; one += 1) expect(await limits.take(START, ['three', 'd'])).toEqual({ allowed: true });
  await limits.giveBack(['three', 'never counted']);
});

test('of 10,000 steady guesses five pass in each ten minutes', async () => {
  let looked = 0;
  // One guess every 6 s: a hundred windows.
  for (let one = 0; one < 10_000; one += 50) {
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, index) => limits.take(after((one + index) * 6), ['codeTry', 'guesser'])),
    );
    looked += taken.filter(({ allowed }) => allowed).length;
  }
  // Five of a million codes in each window.
  expect(looked).toBeLessThanOrEqual(5 * 101);
  expect(looked).toBeGreaterThan(5 * 90);
}, 60_000);

test('expired rows are deleted while new ones come', async () => {
  for (let one = 0; one < 50; one += 1) await limits.take(after(1_000_000 + one), ['three', `past ${one}`]);
  const count = async () => (await database.pool.query('select from rate_limits')).rowCount ?? 0;
  const before = await count();
  for (let one = 0; one < 10; one += 1) await limits.take(after(2_000_000), ['ten', `new ${one}`]);
  expect(await count()).toBeLessThan(before);
});
