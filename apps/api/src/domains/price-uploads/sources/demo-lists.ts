import { createHash } from 'node:crypto';
import { FetchRefused } from '../../../platform/http/public-fetch.ts';
import type { DemoBehaviour } from '../../../platform/settings/delivery-settings.ts';
import type { ListFetch } from './fetch-list.ts';

/** Reserved for examples: it leads nowhere. */
const HOST = 'prices.example';
const HEADINGS = 'Бренд;Артикул;Цена;Остаток';
const ROWS = ['Mann-Filter;W 712/95;650,00;31'];
const SLOW_MS = 2000;

/**
 * Stands in for a server of a seller's files without a network: the rows of `https://prices.example/list.csv?row=Bosch;1;99;5` are those of
 * its query, below the headings of a price list, or those of `head`. It can be slow or down; other addresses are fetched.
 */
export const createDemoLists =
  (behaviour: DemoBehaviour, others: ListFetch): ListFetch =>
  async (address, etag) => {
    const url = new URL(address);
    if (url.hostname !== HOST) return others(address, etag);
    if (behaviour === 'failing' || behaviour === 'refusing' || url.pathname === '/down')
      throw new FetchRefused('not-answered');
    if (behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const asked = url.searchParams.getAll('row');
    const head = url.searchParams.get('head') ?? HEADINGS;
    const bytes = Buffer.from([head, ...(asked.length > 0 ? asked : ROWS), ''].join('\n'));
    const own = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
    return own === etag ? { status: 304 } : { status: 200, bytes, etag: own };
  };
