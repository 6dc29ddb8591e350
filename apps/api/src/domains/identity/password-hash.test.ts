import { expect, test } from 'vitest';
import { TooManyWaiting } from '../../platform/work/work-queue.ts';
import { hashPassword, isPassword } from './password-hash.ts';

test('of a flood of wrong passwords most are rejected at once, and a right one then succeeds', async () => {
  const hash = await hashPassword('синий-автобус-42');
  const tried = await Promise.allSettled(Array.from({ length: 100 }, async () => isPassword('wrong', hash)));
  const refused = tried.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(100 - 2 - 50);
  expect(refused).toContainEqual({ status: 'rejected', reason: new TooManyWaiting() });
  expect(await isPassword('синий-автобус-42', hash)).toBe(true);
});

test('an unknown login is compared with a hash too, also after a flood', async () => {
  await Promise.allSettled(Array.from({ length: 100 }, async () => isPassword('wrong', undefined)));
  expect(await isPassword('a password that nobody has', undefined)).toBe(false);
});
