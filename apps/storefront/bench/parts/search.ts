import type { Part } from '../finding.ts';
import { asLoad } from '../pin.ts';
import { measureHttp } from '../soak/search-http.ts';
import { measureQueries } from '../soak/search-queries.ts';
import { openSearched } from '../soak/searched-database.ts';

/** With BENCH_FULL=1 as many offers as the goal says. */
const OFFERS = process.env['BENCH_FULL'] === '1' ? 1_000_000 : 100_000;
const QUERIES = 5000;

/** Search by number over a large catalogue, in the database and over HTTP: G12. */
export const measureSearch: Part = async ({ seconds }) => {
  const searched = await openSearched(OFFERS);
  try {
    return [
      ...(await measureQueries(searched, QUERIES)),
      ...(await asLoad(async () => measureHttp(searched, seconds))),
    ];
  } finally {
    await searched.close();
  }
};
