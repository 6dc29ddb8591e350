import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../kill/ledger.ts';
import { listDigestSql } from './numbered-lists.ts';

/** An upload as the database has it at one moment, with its list and the number of the list's runs. */
export type Look = { state: string; digest: string | null; runs: number };

const LOOK = `
  select u.state, (${listDigestSql('u.price_list_id')}) as digest,
    (select count(*)::int from import_runs r where r.price_list_id = u.price_list_id) as runs
  from price_uploads u where u.id = $1`;

const PAUSE_MS = 100;
const TRIES = 300;

/** Looks by one statement, so that nothing changes between its parts. Waits for a server that was killed. */
export async function lookAtUpload(url: () => Promise<string>, id: number): Promise<Look> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await withDatabase(await url(), async ({ pool }) => {
        const { rows } = await pool.query<Look>(LOOK, [id]);
        if (!rows[0]) throw new Error(`There is no upload ${id}.`);
        return rows[0];
      });
    } catch (error) {
      if (left === 0) throw error;
      await delay(PAUSE_MS);
    }
  }
}
