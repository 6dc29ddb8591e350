import path from 'node:path';
import { SOURCE_FAULTS, type SourceOutcome } from '@partshop/api-client/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ApiSetup } from '../../../platform/http/api-setup.ts';
import { FetchRefused, type Fetched, type FetchFault } from '../../../platform/http/public-fetch.ts';
import { hashOfFile, keptFile, type KeptFile } from '../kept-file.ts';
import { dropOlderFiles } from '../older-files.queries.ts';
import { addUpload } from '../price-uploads.queries.ts';
import { fetchList } from './fetch-list.ts';
import { finishSource, holdTaken, takeDueSource, type DueSource } from './list-sources.queries.ts';
import { nextRun } from './next-run.rules.ts';

/** Files that are fetched at the same time. */
const FETCHERS = 2;

type Setup = Pick<ApiSetup, 'database' | 'clock' | 'fetchList'>;

/** Loads the files of the addresses whose time has come, whatever number of processes does so; then `work` reads them. */
export function createListLoading(
  { database: { db }, clock, fetchList: fetchOne = fetchList }: Setup,
  work: () => Promise<void>,
): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function fetched({ url, etag }: DueSource): Promise<Fetched | FetchFault> {
    try {
      return await fetchOne(url, etag);
    } catch (error) {
      if (error instanceof FetchRefused) return error.fault;
      throw error;
    }
  }

  /** Whether a file was loaded. */
  async function load(source: DueSource): Promise<boolean> {
    const answer = await fetched(source);
    return inTransaction(db, async (trx) => {
      const held = await holdTaken(trx, source);
      if (!held) return false;
      const now = clock();
      const { id, hour } = source;
      const goesOn = (outcome: SourceOutcome) =>
        ({ outcome, faults: 0, nextAt: nextRun(hour, now), tellsPause: false }) as const;
      if (typeof answer === 'string') {
        const faults = held.faults + 1;
        const isPaused = faults >= SOURCE_FAULTS;
        const nextAt = isPaused ? null : nextRun(hour, now);
        // One that was tried again while it was paused is no news.
        const tellsPause = faults === SOURCE_FAULTS;
        await finishSource(trx, id, { outcome: answer, faults, nextAt, tellsPause }, now);
        return false;
      }
      if (answer.status === 304) {
        await finishSource(trx, id, goesOn('same'), now);
        return false;
      }
      const { bytes } = answer;
      const file = { etag: answer.etag ?? null, sha256: hashOfFile(bytes) };
      const isSame = file.sha256 === source.sha256;
      await finishSource(trx, id, { ...goesOn(isSame ? 'same' : 'loaded'), file }, now);
      if (!isSame) await addFile(trx, source, await keptFile(bytes, { sha256: file.sha256 }), now);
      return !isSame;
    });
  }

  async function loadDue(): Promise<number> {
    let loaded = 0;
    for (let source = await takeDueSource(db, clock()); source; source = await takeDueSource(db, clock())) {
      if (await load(source)) loaded += 1;
    }
    return loaded;
  }

  async function loadAll(): Promise<void> {
    const loaded = await Promise.all(Array.from({ length: FETCHERS }, loadDue));
    if (loaded.some((count) => count > 0)) await work();
  }

  return async () => {
    running ??= loadAll().finally(() => (running = undefined));
    return running;
  };
}

type Trx = Parameters<typeof addUpload>[0];

async function addFile(
  trx: Trx,
  { id, sellerId, type, priceListId, url, replaces, applies, goneLimit }: DueSource,
  file: KeptFile,
  now: Date,
): Promise<void> {
  await dropOlderFiles(trx, { way: 'address', sourceId: id }, now);
  const upload = {
    sellerId,
    clientId: null,
    type,
    priceListId,
    newList: null,
    replaces,
    fileName: fileNameOf(url),
    file,
    way: 'address',
    sourceId: id,
    brake: applies ? goneLimit : null,
  } as const;
  await addUpload(trx, upload, now);
}

/** The last part of an address, as a person would name the file. */
function fileNameOf(url: string): string {
  const last = path.posix.basename(new URL(url).pathname);
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // The address has a percent sign that stands for nothing.
  }
  return name.replace(/\p{Cc}/gu, '').slice(0, 255) || 'list';
}
