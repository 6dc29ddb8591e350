import { UPLOAD_TYPES, type UploadType } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import type { UPLOAD_QUERY } from './upload.query.ts';

type Query = Pick<QueryReader<(typeof UPLOAD_QUERY)[number]>, 'get'>;

/** Null for a kind of upload that does not exist. */
export const readType = (text: string | undefined): UploadType | null =>
  UPLOAD_TYPES.find((type) => type === text) ?? null;

/** Null where the page shows the form for a new one. */
export const readUpload = (query: Query): number | null => readId(query.get('upload') ?? '');

/** The address of an upload, or of the form for a new one. */
export function uploadPath(type: UploadType, upload?: number, page = 1): string {
  const query = new URLSearchParams({
    ...(upload === undefined ? {} : { upload: String(upload) }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size === 0 ? paths.sellerUpload.to(type) : `${paths.sellerUpload.to(type)}?${query.toString()}`;
}

/** The address of an upload's report. */
export const reportPath = (upload: number, lang: string): string =>
  `/services/seller/upload-report/${upload}?lang=${lang}`;
