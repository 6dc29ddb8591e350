import { UPLOADS_KEPT, type UploadFault } from '@partshop/api-client';
import type { Pool, PoolClient } from 'pg';
import { inLongTransaction } from '../../../platform/database/long-transaction.ts';
import { tellCatalogueChanged } from '../../catalogue-changes/index.ts';
import {
  comparePriceList,
  ImportError,
  importInTransaction,
  openPriceList,
  stageRows,
  type ChosenTable,
  type ImportFault,
  type PriceListReader,
} from '../../price-lists/index.ts';
import type { Fault, Preview } from '../upload-facts.ts';
import {
  claimUpload,
  findRememberedColumns,
  forgetOldPasts,
  lockListOf,
  rememberColumns,
  saveApplied,
  saveOutdated,
  saveReady,
  saveRefused,
  saveUnclear,
  type ClaimedUpload,
} from './claimed-upload.queries.ts';
import { createFaultyRows } from './faulty-rows.ts';
import { mendedReader } from './mended-reader.ts';
import { PastNotKept, takeBack } from './take-back.ts';
import { createProgress } from './upload-progress.ts';
import { withUploadedFile } from './uploaded-file.ts';

/** A worker that is killed is followed by another; one that fails so often fails for a reason. */
const MAX_ATTEMPTS = 4;

type Progress = ReturnType<typeof createProgress>;

/**
 * Does what an upload waits for: compares its file with its list, applies it, or takes an earlier one back. One transaction: whenever it
 * ends, the list and what is said of it are both old or both new. The pool is one of `withoutLimits`, with two connections.
 */
export async function workOnUpload(pool: Pool, id: number): Promise<void> {
  const progress = createProgress(pool, id);
  await inLongTransaction(pool, async (client) => {
    const upload = await claimUpload(client, id);
    if (!upload) return;
    if ((await progress.begin()) > MAX_ATTEMPTS) {
      await saveRefused(client, id, { code: 'failed' });
      return;
    }
    await client.query('savepoint work');
    try {
      if (upload.undoesRunId !== null) await undo(client, upload, upload.undoesRunId);
      else await withUploadedFile(client, id, async (file) => workOnFile(client, upload, file, progress));
    } catch (error) {
      const fault = faultOf(error);
      if (!fault) throw error;
      await client.query('rollback to savepoint work');
      await saveRefused(client, id, fault);
    }
    await progress.settled();
  });
}

const workOnFile = async (client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress): Promise<void> =>
  upload.state === 'checking' ? check(client, upload, file, progress) : apply(client, upload, file, progress);

async function undo(client: PoolClient, upload: ClaimedUpload, sinceRunId: number): Promise<void> {
  const { id: priceListId } = await lockListOf(client, upload);
  const { runId, articles, ...counts } = await takeBack(client, { priceListId, sinceRunId });
  const result = { ...counts, unchanged: 0, rowsRead: 0, rowsRefused: 0 };
  await finish(client, upload, { priceListId, runId, result, articles });
}

type Finished = { priceListId: number; runId: number; result: object; articles: number[] };

async function finish(client: PoolClient, { id }: ClaimedUpload, { articles, ...applied }: Finished): Promise<void> {
  await saveApplied(client, id, applied);
  await forgetOldPasts(client, applied.priceListId, UPLOADS_KEPT);
  await tellCatalogueChanged(client, articles);
}

async function check(client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress): Promise<void> {
  const reader = await openAsChosen(client, upload, file);
  if (!reader) return;
  const mended = mendedReader(reader, upload.mended);
  const { layout, bytes, kind } = reader.facts;
  const { columns, headings, headingRow, delimiter } = layout;
  const faulty = createFaultyRows(columns);
  const { id: priceListId, updatedAt: listUpdatedAt } = await lockListOf(client, upload);
  const drained = async () => undefined;
  const staged = await stageRows(client, mended, {
    onProblem: faulty.refused,
    drained,
    onProgress: (bytesRead, rowsRead) => progress.show({ phase: 'reading', bytesRead, bytes, rowsRead }),
  });
  if (staged.rowsRead === 0) throw new ImportError({ code: 'no-rows' });
  const { repeated, notOffered, ...changes } = await comparePriceList({
    client,
    priceListId,
    kind,
    replace: upload.replaces,
    onRepeated: faulty.repeated,
    onRefused: faulty.notOffered,
    drained,
  });
  await faulty.save(client, upload.id);
  const preview: Preview = {
    headings,
    headingRow,
    delimiter,
    columns,
    sample: mended.sample,
    changes,
    rowsRead: staged.rowsRead,
    rowsRefused: staged.rowsRefused + notOffered,
    repeated,
    listUpdatedAt,
    isOutdated: upload.preview?.isOutdated ?? false,
  };
  await saveReady(client, upload.id, preview);
}

/**
 * Opens a file by the columns that its sender chose, now or for the last file with these headings, else as it is guessed. Undefined when
 * the sender must say what the columns hold.
 */
async function openAsChosen(
  client: PoolClient,
  upload: ClaimedUpload,
  file: string,
): Promise<PriceListReader | undefined> {
  const { kind, sellerId, chosen } = upload;
  if (chosen) return openPriceList(file, { kind, chosen });
  const opened = await openPriceList(file, { kind }).catch((error: unknown) => {
    if (error instanceof ImportError && error.fault.code === 'columns-unclear') return error.fault;
    throw error;
  });
  const table: Omit<ChosenTable, 'columns'> & { headings: readonly string[] } =
    'rows' in opened ? opened.facts.layout : { ...opened, headingRow: opened.row };
  const { headings, headingRow, delimiter } = table;
  const columns = await findRememberedColumns(client, { sellerId, kind, headings });
  if (columns) return openPriceList(file, { kind, chosen: { headingRow, delimiter, columns } });
  if ('rows' in opened) return opened;
  const { found, sample } = opened;
  await saveUnclear(client, upload.id, { headings, headingRow, delimiter, columns: found, sample });
  return undefined;
}

async function apply(client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress): Promise<void> {
  const { kind, sellerId, preview, city, leadDays } = upload;
  const { headings = [], headingRow = 1, delimiter = null, columns, listUpdatedAt } = preview ?? {};
  const list = await lockListOf(client, upload);
  if (!columns || list.updatedAt !== listUpdatedAt) {
    await saveOutdated(client, upload.id);
    return;
  }
  const reader = await openPriceList(file, { kind, chosen: { headingRow, delimiter, columns } });
  const run = await importInTransaction(client, mendedReader(reader, upload.mended), {
    seller: upload.seller,
    priceList: upload.priceList,
    ...(list.updatedAt === null && { city: city ?? undefined, leadDays: leadDays ?? undefined }),
    fileName: upload.fileName,
    replace: upload.replaces,
    keepsPast: true,
    onProblem: () => undefined,
    drained: async () => undefined,
    onProgress: progress.show,
  });
  const { added, changed, unchanged, withdrawn, rowsRead, rowsRefused, priceListId, runId, articles } = run;
  await rememberColumns(client, { sellerId, kind, headings }, columns);
  const result = { added, changed, unchanged, withdrawn, rowsRead, rowsRefused };
  await finish(client, upload, { priceListId, runId, result, articles });
}

/** Why a file is refused; undefined for what is no fault of the file. */
function faultOf(error: unknown): Fault | undefined {
  if (error instanceof PastNotKept) return { code: 'not-kept' };
  return error instanceof ImportError ? faultOfImport(error.fault) : undefined;
}

const FAULTS: Partial<Record<ImportFault['code'], UploadFault>> = {
  'empty-file': 'empty',
  'foreign-format': 'foreign',
  'binary-file': 'foreign',
  'no-table': 'no-table',
  'one-column': 'one-column',
  'no-rows': 'no-rows',
};

function faultOfImport(fault: ImportFault): Fault | undefined {
  if (fault.code === 'workbook') return { code: fault.fault };
  if (fault.code === 'no-good-rows') return { code: 'no-good-rows', first: fault.first };
  const code = FAULTS[fault.code];
  return code && { code };
}
