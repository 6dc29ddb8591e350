import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeEmbeddedFolder } from '../kill/embedded-folder.ts';
import { superviseShop, type SupervisedShop } from '../kill/shop-process.ts';
import { atMost, findingOf, ratioOf, type Finding, type Part, type Size } from '../finding.ts';
import { createNumberedLists } from '../upload/numbered-lists.ts';
import { runImport } from '../upload/run-import.ts';
import { openUploadingSeller, pack, type UploadingSeller } from '../upload/uploading-seller.ts';
import { openVisitors } from '../upload/visitors.ts';
import { workerOf } from '../upload/worker-process.ts';
import { SHOP } from './kill.ts';

const ROWS: Record<Size, number> = { short: 1000, usual: 1_000_000, full: 1_000_000 };
const CALM_SECONDS: Record<Size, number> = { short: 1, usual: 15, full: 30 };
const GOAL_IMPORT = 1.1;
const GOAL_MIB = 256;
const GOAL_P99 = 1.5;
const MEMORY_MS = 50;

/**
 * X11, S10: a list of a million rows that replaces another, by a seller’s upload and by `npm run import`, in turn in one database; the
 * memory of the worker; and what visitors of price pages notice.
 */
export const measureUpload: Part = async ({ size, rounds }) => {
  const folder = await makeEmbeddedFolder();
  const files = await mkdtemp(join(tmpdir(), 'partshop-bench-'));
  const shop = await superviseShop({ ...SHOP, DATA_DIR: folder.dataDir });
  try {
    const url = await folder.url();
    const seller = await openUploadingSeller(shop.origin, { lost: 0, refused: 0, odd: [] });
    const lists = createNumberedLists(ROWS[size]);
    const visitors = await openVisitors(shop.origin, url);
    const memory = watchMemory(shop);
    const seconds: Record<'import' | 'comparing' | 'applying', number[]> = { import: [], comparing: [], applying: [] };

    // The first one makes the list and its articles.
    for (let number = 0; number <= rounds; number += 1) {
      const bytes = lists.file(number);
      const packed = await pack(bytes);
      const file = join(files, 'list.csv');
      await writeFile(file, bytes);
      // Both beside the same visitors, who take a part of the machine.
      const imported = async () => visitors.during('import', async () => ({ import: await runImport(url, file) }));
      const uploaded = async () => visitors.during('upload', async () => upload(seller, packed));
      const ways = number % 2 === 0 ? [imported, uploaded] : [uploaded, imported];
      for (const way of ways) {
        const taken = await way();
        for (const [step, one] of Object.entries(taken)) {
          console.log(`  list ${number}: ${step} ${one.toFixed(1)} s`);
          if (number > 0) seconds[step as keyof typeof seconds].push(one);
        }
        await visitors.alone(CALM_SECONDS[size]);
      }
    }
    return [speedOf(ROWS[size], seconds), memoryOf(await memory.stop()), ...visited(visitors.seen())];
  } finally {
    await shop.stop();
    await folder.remove();
    await rm(files, { recursive: true });
  }
};

async function upload(seller: UploadingSeller, file: Buffer): Promise<Record<'comparing' | 'applying', number>> {
  const startedAt = performance.now();
  const compared = await seller.settled(await seller.add(file));
  const readyAt = performance.now();
  if (compared.state !== 'ready') throw new Error(`An upload became ${compared.state}: ${compared.fault}.`);
  await seller.apply(compared);
  const applied = await seller.settled(compared.id);
  if (applied.state !== 'applied') throw new Error(`An upload became ${applied.state}: ${applied.fault}.`);
  return { comparing: (readyAt - startedAt) / 1000, applying: (performance.now() - readyAt) / 1000 };
}

function speedOf(rows: number, seconds: Record<'import' | 'comparing' | 'applying', number[]>): Finding {
  const finding = findingOf(`A list of ${rows} rows that replaces another`, 's', seconds);
  const ratio = ratioOf(finding, 'applying', 'import');
  return { ...finding, goals: [atMost('X11', ratio, GOAL_IMPORT, '× import, applied')] };
}

/** The most memory that a worker of the shop had so far, as Linux tells it. */
function watchMemory(shop: SupervisedShop) {
  let most = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const pid = await workerOf(shop.pid());
      const status = pid === undefined ? '' : await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      await delay(MEMORY_MS, undefined, { ref: false });
    }
  })();
  return {
    async stop(): Promise<number> {
      over.abort();
      await watching;
      return most;
    },
  };
}

const memoryOf = (most: number): Finding => ({
  name: 'Memory of a worker at its most',
  unit: 'MiB',
  values: { shop: most },
  goals: [atMost('S10', most, GOAL_MIB, 'MiB')],
});

type Seen = ReturnType<Awaited<ReturnType<typeof openVisitors>>['seen']>;

const visited = ({ alone, import: imported, upload: uploaded }: Seen): Finding[] => [
  {
    name: 'A price page meanwhile: p99',
    unit: 'ms',
    values: { alone: alone.p99, import: imported.p99, upload: uploaded.p99 },
    goals: [atMost('S10', uploaded.p99 / alone.p99, GOAL_P99, '× without an upload')],
  },
  {
    name: 'Visitors refused, or answered with a fault',
    unit: '',
    values: { alone: alone.bad, import: imported.bad, upload: uploaded.bad },
    goals: [atMost('S10', uploaded.bad, 0, '')],
  },
];
