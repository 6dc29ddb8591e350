import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { loadSessionSecret } from './session-secret.ts';

const database = await createTestDatabase();
afterAll(database.close);

test('processes that start together share one secret, and later starts reuse it', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(database.db)));
  expect(new Set([...secrets, await loadSessionSecret(database.db)]).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
});
