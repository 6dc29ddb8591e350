export { ApiError, createApiClient, unwrap } from './client.ts';
export type { ApiClient, ApiClientOptions } from './client.ts';
export type { components, paths } from './generated/openapi.ts';
export * from './contract/catalog-modes.ts';
export * from './contract/limits.ts';
export * from './contract/order-returns.ts';
export * from './contract/order-status.ts';
export { foldPartNumber, isSpeltInCyrillic, looksLikePartNumber } from './part-number.ts';
export type * from './contract/index.ts';
