import type { ListSource, UploadType } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import type { UPLOAD_QUERY } from '../upload.query.ts';
import { uploadPath } from '../upload-path.ts';

/** The form of an address, by its id or for a new one; null where the page shows none. */
export type ShownSource = number | 'new' | null;

type Query = Pick<QueryReader<(typeof UPLOAD_QUERY)[number]>, 'get'>;

export function readSource(query: Query): ShownSource {
  const text = query.get('source') ?? '';
  return text === 'new' ? 'new' : readId(text);
}

/** The address of the form of an address. */
export const sourcePath = (type: UploadType, source: Exclude<ShownSource, null>): string =>
  `${uploadPath(type)}?${new URLSearchParams({ source: String(source) }).toString()}`;

/** Names an address by what was last heard of it: the name changes once its file has come, or has not. */
const stateOf = ({ id, askedAt }: ListSource): string => `${id}-${askedAt === null ? 0 : Date.parse(askedAt)}`;

/** The address of the page that waits until the file of an address has come. */
export const loadingPath = (type: UploadType, source: ListSource): string =>
  `${uploadPath(type)}?${new URLSearchParams({ loading: stateOf(source) }).toString()}`;

/** Whether the address that the page waits for is still as it was. */
export function isLoading(query: Query, sources: readonly ListSource[]): boolean {
  const loading = query.get('loading');
  return sources.some((source) => source.nextAt !== null && stateOf(source) === loading);
}
