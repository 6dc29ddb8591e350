import path from 'node:path';

import type { PoolClient } from 'pg';

import { applyPriceList, type AppliedCounts } from './apply-price-list.ts';
import { ensurePriceList, type PriceListTarget } from './ensure-price-list.ts';
import { ImportError } from '../read/import-error.ts';
import { tellCatalogueChanged } from '../../catalogue-changes/index.ts';
import { inLongTransaction } from '../../../platform/database/long-transaction.ts';
import type { PatientPool } from '../../../platform/database/open-pool.ts';
import { finishRun, startRun } from './import-run.ts';
import type { ImportStep } from './import-step.ts';
import { openPriceList } from '../read/open-price-list.ts';
import type { ListKind } from '../read/columns.ts';
import type { PriceListReader } from '../read/price-list-reader.ts';
import type { LayoutOptions } from '../read/read-layout.ts';
import type { RowProblem } from '../read/row-problem.ts';
import { openReport, type Report, type ReportWords } from './report.ts';
import { stageRows, type StagedCounts } from './stage-rows.ts';

export type ImportProgress =
  | { phase: 'reading'; bytesRead: number; bytes: number; rowsRead: number }
  | { phase: 'applying'; step: ImportStep; done?: number | undefined };

export type ImportOptions = LayoutOptions &
  PriceListTarget & {
    pool: PatientPool;
    file: string;
    /** The reader of a file that was already opened, for a preview. */
    reader?: PriceListReader;
    /** Whether to withdraw offers of this price list that the file does not list. */
    replace?: boolean;
    /** The report file of rejected rows and its wording. Without it only the first of them are in the summary. */
    report?: { file: string; words: ReportWords };
    onProgress?: (progress: ImportProgress) => void;
    signal?: AbortSignal;
  };

export type ImportSummary = StagedCounts &
  Omit<AppliedCounts, 'notOffered'> & {
    priceListId: number;
    isNewPriceList: boolean;
    seconds: number;
    /** The first rejected cells and repeated rows, in the order of the report. */
    firstProblems: RowProblem[];
  };

const FIRST_PROBLEMS = 20;

export type ImportRun = Omit<ImportSummary, 'seconds' | 'firstProblems'> & {
  runId: number;
  /** Articles whose offers changed, as `applyPriceList` tells them. */
  articles: number[];
};

export type RunOptions = PriceListTarget & {
  /** As its sender named it. */
  fileName: string;
  replace: boolean;
  /** Whether what offers were before is kept, so that the run can be taken back. */
  keepsPast: boolean;
  /** What the file says; whole offers by default. */
  kind?: ListKind;
  onProblem: (problem: RowProblem) => void;
  drained: () => Promise<void>;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Applies the rows of a file in the client's open transaction.
 *
 * @throws ImportError when the file has no valid row, or the target cannot be stored: the transaction must then be rolled back
 */
export async function importInTransaction(
  client: PoolClient,
  reader: PriceListReader,
  options: RunOptions,
): Promise<ImportRun> {
  const { signal, onProgress, onProblem, drained, keepsPast, kind = 'price' } = options;
  const { bytes, sha256 } = reader.facts;
  let first: RowProblem | undefined;
  const addProblem = (problem: RowProblem) => {
    first ??= problem;
    onProblem(problem);
  };

  const priceList = await ensurePriceList(client, options);
  const { fileName } = options;
  const runId = await startRun(client, { priceListId: priceList.id, fileName, sha256, keepsPast });
  const staged = await stageRows(client, reader, {
    onProblem: addProblem,
    drained,
    onProgress: (bytesRead, rowsRead) => onProgress?.({ phase: 'reading', bytesRead, bytes, rowsRead }),
    signal,
  });
  const refuseIfNone = (refused: number) => {
    if (staged.rowsRead > refused) return;
    throw new ImportError(first ? { code: 'no-good-rows', first } : { code: 'no-rows' });
  };
  refuseIfNone(staged.rowsRefused);
  const { notOffered, ...applied } = await applyPriceList({
    client,
    priceListId: priceList.id,
    runId,
    keepsPast,
    kind,
    replace: options.replace,
    onRepeated: addProblem,
    onRefused: addProblem,
    drained,
    onStep: (step, done) => onProgress?.({ phase: 'applying', step, done }),
    signal,
  });
  const rowsRefused = staged.rowsRefused + notOffered;
  refuseIfNone(rowsRefused);
  const run = {
    ...applied,
    rowsRead: staged.rowsRead,
    rowsRefused,
    priceListId: priceList.id,
    isNewPriceList: priceList.isNew,
    runId,
  };
  await finishRun(client, runId, run);
  return run;
}

async function importRows(
  client: PoolClient,
  reader: PriceListReader,
  report: Report | undefined,
  options: ImportOptions,
): Promise<Omit<ImportSummary, 'seconds'>> {
  const firstProblems: RowProblem[] = [];
  const {
    articles,
    runId: _,
    ...summary
  } = await importInTransaction(client, reader, {
    ...options,
    kind: 'price',
    fileName: path.basename(reader.facts.file),
    replace: options.replace ?? false,
    keepsPast: false,
    onProblem: (problem) => {
      if (firstProblems.length < FIRST_PROBLEMS) firstProblems.push(problem);
      report?.add(problem);
    },
    drained: async () => report?.drained(),
  });
  // A new delivery time is about all articles of the list.
  await tellCatalogueChanged(client, options.leadDays === undefined ? articles : 'all');
  // Before the commit: if the report cannot be finished, the import is rolled back, so that nothing is applied
  // unreported.
  await report?.close();
  return { ...summary, firstProblems };
}

/**
 * Imports a seller's price list: valid rows in one transaction, rejected ones into the report. The same file again
 * changes nothing. Imports of one price list run one after the other.
 *
 * @throws ImportError when the file cannot be read as a price list or has no valid row
 * @throws a database error or an AbortError; nothing was applied, as with an ImportError
 */
export async function importPriceList(options: ImportOptions): Promise<ImportSummary> {
  const startedAt = performance.now();
  const { pool, file } = options;
  if (options.report && path.resolve(options.report.file) === path.resolve(file)) {
    throw new ImportError({ code: 'report-over-price-list' });
  }
  const reader = options.reader ?? (await openPriceList(file, options));
  const report = options.report && (await openReport(options.report.file, options.report.words));
  try {
    const summary = await inLongTransaction(pool, (client) => importRows(client, reader, report, options));
    return { ...summary, seconds: (performance.now() - startedAt) / 1000 };
  } catch (error) {
    await report?.close().catch(() => undefined);
    // An interrupted COPY fails with a database error; throw the abort instead.
    options.signal?.throwIfAborted();
    throw error;
  }
}
