import type { PoolClient } from 'pg';
import type { ClaimedUpload } from './claimed-upload.queries.ts';
import type { createProgress } from './upload-progress.ts';

export type Progress = ReturnType<typeof createProgress>;

/** What is particular to the files of a type: how they are compared, applied and taken back, in the client's open transaction. */
export type UploadKind = {
  /** Compares a file with what there is; changes nothing but the upload. */
  check: (client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress) => Promise<void>;
  /** Applies a file that was compared, unless what there is was changed meanwhile. */
  apply: (client: PoolClient, upload: ClaimedUpload, file: string, progress: Progress) => Promise<void>;
  /** Takes back a run and all later ones. */
  undo: (client: PoolClient, upload: ClaimedUpload, sinceRunId: number) => Promise<void>;
};
