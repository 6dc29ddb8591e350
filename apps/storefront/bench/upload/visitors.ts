import { createHistogram } from 'node:perf_hooks';
import { withDatabase } from '../kill/ledger.ts';
import { flood, percentileMs } from '../soak/flood.ts';

/** Visitors arrive at a rate that leaves the shop idle time, on pages that it renders anew for each. */
const VISITORS = { connections: 16, rate: 20 };
const PAGES = 500;
const SECONDS = 1;

type Work = 'import' | 'upload';

export type Visitors = {
  /** Until `work` ends; without it for so many seconds. */
  during: <Result>(name: Work, work: () => Promise<Result>) => Promise<Result>;
  alone: (seconds: number) => Promise<void>;
  /** The slowest hundredth of all visits so far, in ms, and how many were refused or failed. */
  seen: () => Record<'alone' | Work, { p99: number; bad: number }>;
};

/** Visitors of price pages, some while nothing else happens and some while something does. */
export async function openVisitors(origin: string, url: string): Promise<Visitors> {
  const requests = await withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query<{ path: string }>(
      `select '/price/' || m.key || '/' || a.number_key as path
       from articles a join makers m on m.id = a.maker_id order by hashint8(a.id) limit ${PAGES}`,
    );
    return rows.map(({ path }) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nCookie: a=b\r\n\r\n`));
  });
  const visits = { ...VISITORS, port: Number(new URL(origin).port), requests, seconds: SECONDS };
  const count = () => ({ times: createHistogram(), bad: 0 });
  const seen = { alone: count(), import: count(), upload: count() };

  async function visit(when: keyof typeof seen): Promise<void> {
    const { goodTimes, bad, refused } = await flood(visits);
    seen[when].times.add(goodTimes);
    seen[when].bad += bad + refused;
  }
  const told = ({ times, bad }: ReturnType<typeof count>) => ({ p99: percentileMs(times, 99), bad });
  await flood(visits);
  return {
    async during(name, work) {
      const over = new AbortController();
      const working = work().finally(() => over.abort());
      while (!over.signal.aborted) await visit(name);
      return working;
    },
    async alone(seconds) {
      for (let left = seconds; left > 0; left -= SECONDS) await visit('alone');
    },
    seen: () => ({ alone: told(seen.alone), import: told(seen.import), upload: told(seen.upload) }),
  };
}
