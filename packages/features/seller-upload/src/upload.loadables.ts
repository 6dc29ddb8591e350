import { unwrap, type PriceUploadDetails, type PriceUploads, type UploadType } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** The seller's lists, and the last uploads of a kind. */
export const sellerUploads = createLoadable<UploadType, PriceUploads>({
  name: 'sellerUploads',
  key: (type) => type,
  isShape: ({ lists, uploads }) => isList(lists) && isList(uploads),
  call: (api, type, signal) =>
    unwrap(api.GET('/services/seller/uploads_json/{type}', { params: { path: { type } }, signal })),
});

export type ShownUpload = { id: number; page: number };

/** An upload with a page of its refused rows. */
export const sellerUpload = createLoadable<ShownUpload, PriceUploadDetails>({
  name: 'sellerUpload',
  key: ({ id, page }) => `${id} ${page}`,
  isShape: ({ refused }) => isList(refused.items),
  call: (api, { id, page }, signal) =>
    unwrap(api.GET('/services/seller/upload-state_json/{id}', { params: { path: { id }, query: { page } }, signal })),
  max: 2,
});
