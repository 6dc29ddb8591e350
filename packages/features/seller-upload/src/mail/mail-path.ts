import type { UploadType } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import type { UPLOAD_QUERY } from '../upload.query.ts';
import { uploadPath } from '../upload-path.ts';

/** The form of who may write, of the files of a list, by its id, or of those of claims; null where the page shows none. */
export type ShownMail = number | 'senders' | 'claims' | null;

export function readMail(query: Pick<QueryReader<(typeof UPLOAD_QUERY)[number]>, 'get'>): ShownMail {
  const text = query.get('mail') ?? '';
  return text === 'senders' || text === 'claims' ? text : readId(text);
}

/** The address of a form about letters. */
export const mailPath = (type: UploadType, shown: Exclude<ShownMail, null>): string =>
  `${uploadPath(type)}?${new URLSearchParams({ mail: String(shown) }).toString()}`;
