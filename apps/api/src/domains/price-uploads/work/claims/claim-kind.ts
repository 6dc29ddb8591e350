import { UPLOADS_KEPT } from '@partshop/api-client';
import type { PoolClient } from 'pg';
import { tellCatalogueChanged } from '../../../catalogue-changes/index.ts';
import { ImportError, openPriceList, type RowProblem } from '../../../price-lists/index.ts';
import { rememberColumns, saveOutdated, saveReady } from '../claimed-upload.queries.ts';
import { createFaultyRows } from '../faulty-rows.ts';
import { mendedReader } from '../mended-reader.ts';
import { openAsChosen } from '../open-as-chosen.ts';
import type { UploadKind } from '../upload-kind.ts';
import type { ClaimDescription } from './claim-description.ts';
import {
  applyClaims,
  compareClaims,
  forgetOldClaims,
  lockClaims,
  saveClaimsApplied,
  takeClaimsBack,
  type ClaimRun,
} from './claims.queries.ts';
import { stageClaims } from './stage-claims.ts';

type Finished = ClaimRun & { unchanged: number; rowsRead: number; rowsRefused: number; isTakenBack?: boolean };

/** Files of claims of a seller, beside what the catalogue says. */
export function claimKind(claims: ClaimDescription): UploadKind {
  async function finish(
    client: PoolClient,
    { id, sellerId }: { id: number; sellerId: number },
    { runId, articles, isTakenBack = false, ...result }: Finished,
  ): Promise<void> {
    await claims.changed?.(client, { sellerId, runId, isTakenBack });
    await saveClaimsApplied(client, id, { runId, result });
    await forgetOldClaims(client, claims, { sellerId, kept: UPLOADS_KEPT });
    await tellCatalogueChanged(client, articles);
  }

  return {
    async check(client, upload, file, progress) {
      const reader = await openAsChosen(client, upload, file);
      if (!reader) return;
      const mended = mendedReader(reader, upload.mended);
      const { columns, headings, headingRow, delimiter } = reader.facts.layout;
      const faulty = createFaultyRows(columns);
      const listUpdatedAt = await lockClaims(client, claims.type, upload.sellerId);
      const staged = await stageClaims(client, { ...upload, claims }, mended, {
        onProblem: faulty.refused,
        onRefused: faulty.notOffered,
        onRepeated: faulty.repeated,
        onProgress: (bytesRead, rowsRead) =>
          progress.show({ phase: 'reading', bytesRead, bytes: reader.facts.bytes, rowsRead }),
      });
      const changes = await compareClaims(client, claims, upload);
      await faulty.save(client, upload.id);
      await saveReady(client, upload.id, {
        headings,
        headingRow,
        delimiter,
        columns,
        sample: mended.sample,
        [claims.type]: changes,
        ...staged,
        listUpdatedAt,
        isOutdated: upload.preview?.isOutdated ?? false,
      });
    },

    async apply(client, upload, file, progress) {
      const { id, type, sellerId, preview } = upload;
      const { headings = [], headingRow = 1, delimiter = null, columns, listUpdatedAt } = preview ?? {};
      if (!columns || (await lockClaims(client, claims.type, sellerId)) !== listUpdatedAt) {
        await saveOutdated(client, id);
        return;
      }
      const reader = await openPriceList(file, { kind: type, chosen: { headingRow, delimiter, columns } });
      let first: RowProblem | undefined;
      const hear = (problem: RowProblem) => void (first ??= problem);
      const { rowsRead, rowsRefused } = await stageClaims(
        client,
        { ...upload, claims },
        mendedReader(reader, upload.mended),
        {
          onProblem: hear,
          onRefused: hear,
          onRepeated: () => undefined,
          onProgress: (bytesRead, rows) =>
            progress.show({ phase: 'reading', bytesRead, bytes: reader.facts.bytes, rowsRead: rows }),
        },
      );
      if (first && rowsRead === rowsRefused) throw new ImportError({ code: 'no-good-rows', first });
      const { unchanged } = await compareClaims(client, claims, upload);
      const run = await applyClaims(client, claims, upload);
      await rememberColumns(client, { sellerId, type, headings }, columns);
      await finish(client, upload, { ...run, unchanged, rowsRead, rowsRefused });
    },

    async undo(client, upload, sinceRunId) {
      const { sellerId } = upload;
      await lockClaims(client, claims.type, sellerId);
      const run = await takeClaimsBack(client, claims, { sellerId, sinceRunId });
      await finish(client, upload, { ...run, unchanged: 0, rowsRead: 0, rowsRefused: 0, isTakenBack: true });
    },
  };
}
