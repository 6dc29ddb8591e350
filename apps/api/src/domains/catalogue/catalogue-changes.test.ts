import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { listenForCatalogueChanges, tellCatalogueChanged, type CatalogueListener } from './catalogue-changes.ts';

const { pool, url, close } = await createTestDatabase();
afterAll(close);

const onChange = vi.fn<() => void>();
let listener: CatalogueListener | undefined;
afterEach(async () => {
  await listener?.close();
  onChange.mockReset();
});

it('is notified of another connection’s change once it is committed', async () => {
  listener = await listenForCatalogueChanges(url, onChange, () => undefined);
  const client = await pool.connect();
  await client.query('begin');
  await tellCatalogueChanged(client);
  await client.query('select 1');
  expect(onChange).not.toHaveBeenCalled();
  await client.query('commit');
  client.release();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

it('counts a lost connection as a change once it listens again', async () => {
  const log = vi.fn<(line: string) => void>();
  listener = await listenForCatalogueChanges(url, onChange, log);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'partshop changes'`,
  );
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 5000 });
  expect(log).toHaveBeenCalledOnce();
  await tellCatalogueChanged(pool);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});

it('notifies nobody after it was closed', async () => {
  const closed = await listenForCatalogueChanges(url, onChange, () => undefined);
  await closed.close();
  await tellCatalogueChanged(pool);
  expect(onChange).not.toHaveBeenCalled();
});
