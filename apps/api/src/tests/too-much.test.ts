import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

const { visitor, logged } = await createTestApi();

test('of very many simultaneous logins those that would wait too long get Retry-After', async () => {
  const login = async (name: string) =>
    visitor().post('/login_json', { login: `${name}@shop.test`, password: 'something' });
  const answers = await Promise.all(Array.from({ length: 90 }, async (_, index) => login(`nobody${index}`)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 401).length).toBe(90 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toMatchObject({ code: 'unavailable' });
  }
  expect((await login('somebody')).status).toBe(401);
  expect(logged).toEqual([]);
});
