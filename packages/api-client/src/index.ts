export { answer, ApiError, createApiClient } from './client.ts';
export type { ApiClient, ApiClientOptions } from './client.ts';
export type { components, paths } from './generated/openapi.ts';
export { foldPartNumber, looksLikePartNumber } from './part-number.ts';
export type {
  Basket,
  BasketConflict,
  BasketItem,
  CallError,
  CheckoutStep,
  ClientInfo,
  ErrorCode,
  FilterGroup,
  GoodCard,
  GoodList,
  LanguageCode,
  Order,
  PickupPoint,
  PriceItem,
  PricePage,
  SearchAnswer,
  SiteConfig,
  Values,
} from './contract/index.ts';
