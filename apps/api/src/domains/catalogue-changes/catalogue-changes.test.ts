import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import {
  listenForCatalogueChanges,
  MAX_TOLD,
  tellCatalogueChanged,
  type CatalogueListener,
  type ChangedArticles,
} from './catalogue-changes.ts';

const { pool, url, close } = await createTestDatabase();
afterAll(close);

const onChange = vi.fn<(changed: ChangedArticles) => void>();
let listener: CatalogueListener | undefined;
afterEach(async () => {
  await listener?.close();
  onChange.mockReset();
});

it('is notified of another connection’s change once it is committed', async () => {
  listener = await listenForCatalogueChanges(url, onChange, () => undefined);
  const client = await pool.connect();
  await client.query('begin');
  await tellCatalogueChanged(client, [3, 5]);
  await client.query('select 1');
  expect(onChange).not.toHaveBeenCalled();
  await client.query('commit');
  client.release();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith([3, 5]));
});

it('counts a lost connection as a change once it listens again', async () => {
  const log = vi.fn<(line: string) => void>();
  listener = await listenForCatalogueChanges(url, onChange, log);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'partshop changes'`,
  );
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('all'), { timeout: 5000 });
  expect(log).toHaveBeenCalledOnce();
  await tellCatalogueChanged(pool, 'all');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});

it('notifies nobody after it was closed', async () => {
  const closed = await listenForCatalogueChanges(url, onChange, () => undefined);
  await closed.close();
  await tellCatalogueChanged(pool, 'all');
  expect(onChange).not.toHaveBeenCalled();
});

it('tells thousands of articles in several notifications, and more of them as anything', async () => {
  listener = await listenForCatalogueChanges(url, onChange, () => undefined);
  const ids = Array.from({ length: MAX_TOLD }, (_, index) => Number.MAX_SAFE_INTEGER - index);
  await tellCatalogueChanged(pool, ids);
  await vi.waitFor(() => expect(onChange.mock.calls.flatMap(([changed]) => [changed].flat())).toEqual(ids));
  onChange.mockReset();
  await tellCatalogueChanged(pool, [...ids, 1]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('all'));
});

it('tells nobody that nothing changed', async () => {
  listener = await listenForCatalogueChanges(url, onChange, () => undefined);
  await tellCatalogueChanged(pool, []);
  await tellCatalogueChanged(pool, [7]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith([7]));
});

it.each(['', 'x', '1,', '1;2'])('takes what it does not understand as any change: %j', async (payload) => {
  listener = await listenForCatalogueChanges(url, onChange, () => undefined);
  await pool.query(`select pg_notify('catalogue_changed', $1)`, [payload]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('all'));
});
