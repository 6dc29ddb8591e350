import type { UploadFault, UploadType } from '@partshop/api-client';
import type { PoolClient } from 'pg';
import { inLongTransaction } from '../../../platform/database/long-transaction.ts';
import type { PatientPool } from '../../../platform/database/open-pool.ts';
import { ImportError, type ImportFault } from '../../price-lists/index.ts';
import type { Fault } from '../upload-facts.ts';
import { claimUpload, saveRefused, type ClaimedUpload } from './claimed-upload.queries.ts';
import { claimKind } from './claims/claim-kind.ts';
import { CROSSES } from './claims/crosses.ts';
import { FITMENTS } from './claims/fitments.ts';
import { PHOTOS } from './claims/photos.ts';
import { PastNotKept } from './take-back.ts';
import type { Progress, UploadKind } from './upload-kind.ts';
import { createProgress } from './upload-progress.ts';
import { withUploadedFile } from './uploaded-file.ts';
import { listKind } from './work-on-list.ts';

/** A worker that is killed is followed by another; one that fails so often fails for a reason. */
const MAX_ATTEMPTS = 4;

/**
 * Does what an upload waits for: compares its file with its list, applies it, or takes an earlier one back. One transaction: whenever it
 * ends, the list and what is said of it are both old or both new. The pool has two connections.
 */
export async function workOnUpload(pool: PatientPool, id: number): Promise<void> {
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
      if (upload.undoesRunId !== null) await KINDS[upload.type].undo(client, upload, upload.undoesRunId);
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

const KINDS: Readonly<Record<UploadType, UploadKind>> = {
  price: listKind,
  stock: listKind,
  crosses: claimKind(CROSSES),
  fitments: claimKind(FITMENTS),
  photos: claimKind(PHOTOS),
};

async function workOnFile(client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress): Promise<void> {
  const { check, apply } = KINDS[upload.type];
  await (upload.state === 'checking' ? check : apply)(client, upload, file, progress);
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
