import path from 'node:path';

import type { Pool, PoolClient } from 'pg';

import { applyPriceList, type AppliedCounts } from './apply-price-list.ts';
import { ensurePriceList, type PriceListTarget } from './ensure-price-list.ts';
import { ImportError } from '../read/import-error.ts';
import { tellCatalogueChanged } from '../../catalogue/index.ts';
import { inLongTransaction } from '../../../platform/database/long-transaction.ts';
import type { ImportStep } from './import-step.ts';
import { openPriceList } from '../read/open-price-list.ts';
import type { PriceListFacts, PriceListReader } from '../read/price-list-reader.ts';
import type { LayoutOptions } from '../read/read-layout.ts';
import type { RowProblem } from '../read/row-problem.ts';
import { openReport, type Report, type ReportWords } from './report.ts';
import { stageRows, type StagedCounts } from './stage-rows.ts';

export type ImportProgress =
  | { phase: 'reading'; bytesRead: number; bytes: number; rowsRead: number }
  | { phase: 'applying'; step: ImportStep; done?: number | undefined };

export type ImportOptions = LayoutOptions &
  PriceListTarget & {
    /** A pool of `withoutLimits`. */
    pool: Pool;
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
  AppliedCounts & {
    priceListId: number;
    isNewPriceList: boolean;
    seconds: number;
    /** The first rejected cells and repeated rows, in the order of the report. */
    firstProblems: RowProblem[];
  };

const FIRST_PROBLEMS = 20;

async function saveRun(client: PoolClient, summary: Omit<ImportSummary, 'seconds'>, facts: PriceListFacts) {
  await client.query(
    `insert into import_runs
       (price_list_id, file_name, file_sha256, rows_read, rows_refused, offers_added, offers_changed, offers_unchanged)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      summary.priceListId,
      path.basename(facts.file),
      facts.sha256,
      summary.rowsRead,
      summary.rowsRefused,
      summary.added,
      summary.changed,
      summary.unchanged,
    ],
  );
}

async function importRows(
  client: PoolClient,
  reader: PriceListReader,
  report: Report | undefined,
  options: ImportOptions,
): Promise<Omit<ImportSummary, 'seconds'>> {
  const { signal, onProgress } = options;
  const { bytes } = reader.facts;
  const firstProblems: RowProblem[] = [];
  const addProblem = (problem: RowProblem) => {
    if (firstProblems.length < FIRST_PROBLEMS) firstProblems.push(problem);
    report?.add(problem);
  };
  const drained = async () => report?.drained();

  const priceList = await ensurePriceList(client, options);
  const staged = await stageRows(client, reader, {
    onProblem: addProblem,
    drained,
    onProgress: (bytesRead, rowsRead) => onProgress?.({ phase: 'reading', bytesRead, bytes, rowsRead }),
    signal,
  });
  if (staged.rowsRead === staged.rowsRefused) {
    const [first] = firstProblems;
    throw new ImportError(first ? { code: 'no-good-rows', first } : { code: 'no-rows' });
  }
  const { articles, ...applied } = await applyPriceList(client, {
    priceListId: priceList.id,
    replace: options.replace ?? false,
    onRepeated: addProblem,
    drained,
    onStep: (step, done) => onProgress?.({ phase: 'applying', step, done }),
    signal,
  });
  const summary = {
    ...staged,
    ...applied,
    priceListId: priceList.id,
    isNewPriceList: priceList.isNew,
    firstProblems,
  };
  await saveRun(client, summary, reader.facts);
  // A new delivery time is about all articles of the list.
  await tellCatalogueChanged(client, options.leadDays === undefined ? articles : 'all');
  // Before the commit: if the report cannot be finished, the import is rolled back, so that nothing is applied
  // unreported.
  await report?.close();
  return summary;
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
