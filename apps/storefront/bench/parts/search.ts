import type { Part, Size } from '../finding.ts';
import { asLoad } from '../pin.ts';
import { measureHttp } from '../soak/search-http.ts';
import { measureQueries } from '../soak/search-queries.ts';
import { openSearched } from '../soak/searched-database.ts';

const OFFERS: Record<Size, number> = { short: 5000, usual: 1_000_000, full: 1_000_000 };
const QUERIES: Record<Size, number> = { short: 100, usual: 5000, full: 5000 };

/** G12: searches in a large catalogue: by number in the database, then by number, suggestions and by name over HTTP. */
export const measureSearch: Part = async ({ size, seconds, warmUpSeconds }) => {
  const searched = await openSearched(OFFERS[size]);
  try {
    return [
      ...(await measureQueries(searched, QUERIES[size])),
      ...(await asLoad(async () => measureHttp(searched, { seconds, warmUpSeconds }))),
    ];
  } finally {
    await searched.close();
  }
};
