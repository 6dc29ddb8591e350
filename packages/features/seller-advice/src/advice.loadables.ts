import { unwrap, type AdviceChanges, type SellerAdvice } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';
import type { ChosenAdvice } from './advice.query.ts';

/** What the seller is advised. */
export const sellerAdvice = createLoadable<void, SellerAdvice>({
  name: 'sellerAdvice',
  key: () => 'own',
  isShape: ({ advice }) => isList(advice),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/advice_json', { signal })),
});

/** What following advice would change. */
export const adviceChanges = createLoadable<ChosenAdvice, AdviceChanges>({
  name: 'adviceChanges',
  key: ({ kind, priceListId }) => `${kind} ${priceListId}`,
  isShape: ({ changes }) => isList(changes),
  call: (api, query, signal) => unwrap(api.GET('/services/seller/advice-changes_json', { params: { query }, signal })),
  max: 1,
});
