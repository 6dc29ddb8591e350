import { expect, test } from 'vitest';
import { TooManyWaiting } from '../../platform/work/turns.ts';
import { hashPassword, isPassword } from './password-hash.ts';

test('of very many wrong passwords at once the most are refused at once; then the right one is right', async () => {
  const hash = await hashPassword('синий-автобус-42');
  const tried = await Promise.allSettled(Array.from({ length: 100 }, async () => isPassword('wrong', hash)));
  const refused = tried.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(100 - 2 - 50);
  expect(refused).toContainEqual({ status: 'rejected', reason: new TooManyWaiting() });
  expect(await isPassword('синий-автобус-42', hash)).toBe(true);
});

test('a login that nobody has is compared with a hash as well, also after a crowd', async () => {
  await Promise.allSettled(Array.from({ length: 100 }, async () => isPassword('wrong', undefined)));
  expect(await isPassword('a password that nobody has', undefined)).toBe(false);
});
