import type { PriceUploadType } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import type { UPLOAD_QUERY } from '../upload.query.ts';
import { uploadPath } from '../upload-path.ts';

/** The form of an address, by its id or for a new one; null where the page shows none. */
export type ShownSource = number | 'new' | null;

export function readSource(query: Pick<QueryReader<(typeof UPLOAD_QUERY)[number]>, 'get'>): ShownSource {
  const text = query.get('source') ?? '';
  return text === 'new' ? 'new' : readId(text);
}

/** The address of the form of an address. */
export const sourcePath = (type: PriceUploadType, source: Exclude<ShownSource, null>): string =>
  `${uploadPath(type)}?${new URLSearchParams({ source: String(source) }).toString()}`;
