import { UPLOADS_KEPT } from '@partshop/api-client';
import type { PoolClient } from 'pg';
import { tellCatalogueChanged } from '../../catalogue-changes/index.ts';
import {
  comparePriceList,
  ImportError,
  importInTransaction,
  kindOf,
  openPriceList,
  stageRows,
  type ChosenTable,
  type ListKind,
} from '../../price-lists/index.ts';
import type { Preview } from '../upload-facts.ts';
import {
  forgetOldPasts,
  lockListOf,
  rememberColumns,
  saveApplied,
  saveOutdated,
  saveReady,
  type ClaimedUpload,
} from './claimed-upload.queries.ts';
import { createFaultyRows } from './faulty-rows.ts';
import { mendedReader } from './mended-reader.ts';
import { openAsChosen } from './open-as-chosen.ts';
import { takeBack } from './take-back.ts';
import type { Progress, UploadKind } from './upload-kind.ts';

const listKindOf = ({ type }: ClaimedUpload, { columns }: Pick<ChosenTable, 'columns'>): ListKind =>
  kindOf(type === 'stock' ? 'stock' : 'price', columns);

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
  const { layout, bytes } = reader.facts;
  const kind = listKindOf(upload, layout);
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

async function apply(client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress): Promise<void> {
  const { sellerId, preview, city, leadDays } = upload;
  const { headings = [], headingRow = 1, delimiter = null, columns, listUpdatedAt } = preview ?? {};
  const list = await lockListOf(client, upload);
  if (!columns || list.updatedAt !== listUpdatedAt) {
    await saveOutdated(client, upload.id);
    return;
  }
  const kind = listKindOf(upload, { columns });
  const reader = await openPriceList(file, { kind, chosen: { headingRow, delimiter, columns } });
  const run = await importInTransaction(client, mendedReader(reader, upload.mended), {
    kind,
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
  if (!upload.chosen?.isOwn) await rememberColumns(client, { sellerId, type: upload.type, headings }, columns);
  const result = { added, changed, unchanged, withdrawn, rowsRead, rowsRefused };
  await finish(client, upload, { priceListId, runId, result, articles });
}

/** Files of price lists: whole offers, what is in stock, or prices alone. */
export const listKind: UploadKind = { check, apply, undo };
