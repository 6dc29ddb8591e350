import { setTimeout as delay } from 'node:timers/promises';
import type { PriceUploadDetails } from '@partshop/api-client';
import type { Random } from '../fuzz/random.ts';
import type { EmbeddedFolder } from '../kill/embedded-folder.ts';
import type { SupervisedShop } from '../kill/shop-process.ts';
import { lookAtUpload } from './look-at-upload.ts';
import { REFUSED, type NumberedLists, type Replaced } from './numbered-lists.ts';
import { pack, type UploadingSeller } from './uploading-seller.ts';
import { workerOf } from './worker-process.ts';

const VICTIMS = ['worker', 'shop', 'shop and worker', 'database server'] as const;
export type Victim = (typeof VICTIMS)[number];
const STEPS = ['comparing', 'applying', 'taking back'] as const;
type Step = (typeof STEPS)[number];

export type Scene = {
  folder: EmbeddedFolder;
  shop: SupervisedShop;
  seller: UploadingSeller;
  lists: NumberedLists;
  random: Random;
};

export type Killed = {
  kills: Record<Step, number>;
  /** A line for each moment at which the list was neither the old nor the new one. */
  mixed: string[];
  /** A line for each upload that told something else than what was done. */
  untrue: string[];
  /** A line for each upload that no worker finished. */
  unfinished: string[];
  /** From each kill of a worker to the end of its upload, and how long that took without a kill; ms. */
  finishedAfter: number[];
  usual: Record<Step, number>;
};

/** A list becomes another one, or is only compared with it. */
type Turn = { step: Step; begin: () => Promise<number>; from: number; to: number };

const WORKER_WITHIN_MS = 5000;
const POLL_MS = 5;
/** An upload is taken back after so many. */
const TAKEN_BACK = 3;

/** Uploads one list after the other, and kills somebody at a random moment of each step, until all kills are done. */
export async function killUploads(scene: Scene, wanted: Record<Victim, number>): Promise<Killed> {
  const { seller, lists, random, folder, shop } = scene;
  const none = { comparing: 0, applying: 0, 'taking back': 0 };
  const killed: Killed = {
    kills: { ...none },
    mixed: [],
    untrue: [],
    unfinished: [],
    finishedAfter: [],
    usual: { ...none },
  };
  const left = { ...wanted };
  let runs = 0;

  async function killSomebody(): Promise<Victim | undefined> {
    const victim = random.pick(VICTIMS.flatMap((one) => Array.from({ length: left[one] }, () => one)));
    if (victim === 'database server') process.kill(await folder.pid(), 'SIGKILL');
    if (victim.includes('worker')) {
      const pid = await startedWorker(shop);
      if (pid === undefined) return undefined;
      process.kill(pid, 'SIGKILL');
    }
    if (victim.includes('shop')) process.kill(shop.pid(), 'SIGKILL');
    left[victim] -= 1;
    return victim;
  }

  async function look(id: number, { step, from, to }: Turn, where: string): Promise<void> {
    const { state, digest, runs: seen } = await lookAtUpload(folder.url, id);
    const isNew = digest === lists.digest(to);
    if (!isNew && digest !== lists.digest(from)) killed.mixed.push(where);
    const isTold = step !== 'comparing' && state === 'applied';
    if (isNew !== isTold || seen !== runs + (isTold ? 1 : 0)) killed.untrue.push(`${where}: ${state}, ${seen} runs`);
  }

  /** Returns the upload when its step is done; undefined when it never was. */
  async function take(turn: Turn, isKilled: boolean): Promise<PriceUploadDetails | undefined> {
    const { step, from, to } = turn;
    const startedAt = performance.now();
    const id = await turn.begin();
    const moment = isKilled ? random.below(killed.usual[step]) : 0;
    let victim: Victim | undefined;
    let killedAt = 0;
    if (isKilled) {
      await delay(moment);
      victim = await killSomebody();
      killedAt = performance.now();
    }
    const where = `${step} list ${to} after ${from}: ${victim ?? 'nobody'} killed after ${moment} ms`;
    if (victim) {
      killed.kills[step] += 1;
      await look(id, turn, where);
    }
    const upload = await seller.settled(id);
    if (victim?.includes('worker')) killed.finishedAfter.push(performance.now() - killedAt);
    // Not where the kill came too late: the wait for a worker is no part of it, and moments chosen within it would come too late, too.
    if (!isKilled) killed.usual[step] = Math.round(performance.now() - startedAt);
    if (upload.state !== (step === 'comparing' ? 'ready' : 'applied')) {
      killed.unfinished.push(`${where}: ${upload.state} ${upload.fault ?? ''}`);
      return undefined;
    }
    if (from !== to) {
      await look(id, turn, `${where}, at the end`);
      if (!tells(upload, step, lists.replaced(from, to))) killed.untrue.push(`${where}: ${JSON.stringify(upload)}`);
    }
    if (step !== 'comparing') runs += 1;
    return upload;
  }

  let list = 0;
  const isLeft = () => VICTIMS.some((victim) => left[victim] > 0);
  for (let next = 0; next <= 1 || isLeft(); next += 1) {
    // The first upload makes the list, and the second shows how long each step takes.
    const isKilled = () => next > 1 && isLeft();
    const from = next === 0 ? next : list;
    const add = async () => seller.add(await pack(lists.file(next)));
    const compared = await take({ step: 'comparing', begin: add, from, to: next }, isKilled());
    if (!compared) break;
    const apply = async () => seller.apply(compared).then(() => compared.id);
    if (!(await take({ step: 'applying', begin: apply, from, to: next }, isKilled()))) break;
    list = next;
    if (next % TAKEN_BACK !== 1) continue;
    const takeBack = async () => seller.takeBack(compared.id);
    if (!(await take({ step: 'taking back', begin: takeBack, from: next, to: from }, isKilled()))) break;
    list = from;
  }
  return killed;
}

/** A worker's process when there is one; undefined when none comes soon. */
async function startedWorker(shop: SupervisedShop): Promise<number | undefined> {
  const deadline = performance.now() + WORKER_WITHIN_MS;
  while (performance.now() < deadline) {
    const pid = await workerOf(shop.pid());
    if (pid !== undefined) return pid;
    await delay(POLL_MS);
  }
  return undefined;
}

function tells(upload: PriceUploadDetails, step: Step, { added, changed, unchanged, gone }: Replaced): boolean {
  const { changes, result, rowsRefused } = upload;
  if (step === 'comparing') {
    const { added: plus, changed: other, unchanged: same, gone: minus } = changes ?? {};
    return plus === added && other === changed && same === unchanged && minus === gone && rowsRefused === REFUSED;
  }
  const isWhole = result?.added === added && result.changed === changed && result.withdrawn === gone;
  return isWhole && (step === 'taking back' || (result.unchanged === unchanged && result.rowsRefused === REFUSED));
}
