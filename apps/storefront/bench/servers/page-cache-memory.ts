/**
 * `node --expose-gc bench/servers/page-cache-memory.ts PAGES`: fills the page cache with that many pages and sends the KiB of one page to
 * its parent.
 */
import { collectedKib } from './collected.ts';
import { createCachedShop } from './shop.ts';

/** Large enough that no page is evicted. */
const MAX_BYTES = 2 * 1024 ** 3;
const WARM_UP = 50;

const count = Number(process.argv[2]);
const { fetch: shop } = await createCachedShop(MAX_BYTES);

async function fill(from: number, to: number): Promise<void> {
  for (let page = from; page < to; page++) {
    // Each number is another page.
    const path = `/price/mann-filter/W712${page}?view=table`;
    const response = await shop(new Request(`http://127.0.0.1${path}`));
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
    await response.arrayBuffer();
  }
}

process.once('disconnect', () => process.exit());
await fill(0, WARM_UP);
const before = await collectedKib();
await fill(WARM_UP, WARM_UP + count);
const after = await collectedKib();
process.send?.({ kib: (after - before) / count });
