import { makeEmbeddedFolder } from '../kill/embedded-folder.ts';
import { superviseShop } from '../kill/shop-process.ts';
import { atMost, type Finding, type Part, type Size } from '../finding.ts';
import { createRandom } from '../fuzz/random.ts';
import { killUploads, type Killed, type Victim } from '../upload/kill-uploads.ts';
import { createNumberedLists } from '../upload/numbered-lists.ts';
import { openUploadingSeller } from '../upload/uploading-seller.ts';
import { SHOP } from './kill.ts';

const SEED = 19;
/** Kills of a worker alone and of each of the others, and rows of a list. */
const SIZES: Record<Size, { workers: number; others: number; rows: number }> = {
  short: { workers: 2, others: 1, rows: 300 },
  usual: { workers: 50, others: 5, rows: 20_000 },
  full: { workers: 50, others: 5, rows: 20_000 },
};

/**
 * X11: kills the worker on an upload fifty times, and some times the shop, both, and the database server, at random moments. The seller’s
 * list is the old or the new one each time, the upload and the history say which, and the work goes on.
 */
export const measureUploadKills: Part = async ({ size }) => {
  const { workers, others, rows } = SIZES[size];
  const folder = await makeEmbeddedFolder();
  const shop = await superviseShop({ ...SHOP, DATA_DIR: folder.dataDir });
  try {
    const seller = await openUploadingSeller(shop.origin, { lost: 0, refused: 0, odd: [] });
    const scene = { folder, shop, seller, lists: createNumberedLists(rows), random: createRandom(SEED) };
    const wanted = { worker: workers, shop: others, 'shop and worker': others, 'database server': others };
    return findingsOf(wanted, await killUploads(scene, wanted));
  } finally {
    await shop.stop();
    await folder.remove();
  }
};

function findingsOf(wanted: Record<Victim, number>, killed: Killed): Finding[] {
  const title = `${Object.entries(wanted)
    .map(([victim, kills]) => `${kills} × ${victim}`)
    .join(', ')} killed`;
  for (const line of [...killed.mixed, ...killed.untrue, ...killed.unfinished]) console.log(`  ${line}`);
  const none = (what: string, lines: readonly string[]): Finding => ({
    name: `${title}: ${what}`,
    unit: '',
    values: { shop: lines.length },
    goals: [atMost('X11', lines.length, 0, '')],
  });
  return [
    none('lists that are neither old nor new', killed.mixed),
    none('uploads that tell something else', killed.untrue),
    none('uploads that nobody finished', killed.unfinished),
    { name: 'Kills in each step', unit: '', values: killed.kills },
    { name: 'Without a kill', unit: 'ms', values: killed.usual },
    {
      name: 'From a kill to the end of the upload',
      unit: 's',
      values: { slowest: Math.round(Math.max(...killed.finishedAfter)) / 1000 },
    },
  ];
}
