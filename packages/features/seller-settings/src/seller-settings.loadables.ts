import { unwrap, type SellerCard, type SellerSettings, type SellerTokens } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** The seller as buyers see it. */
export const sellerCards = createLoadable<void, SellerCard>({
  name: 'sellerCard',
  key: () => 'own',
  isShape: ({ warehouses, gaps }) => isList(warehouses) && isList(gaps),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/card_json', { signal })),
});

/** What the seller has set. */
export const sellerSettings = createLoadable<void, SellerSettings>({
  name: 'sellerSettings',
  key: () => 'own',
  isShape: ({ warehouses }) => isList(warehouses),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/settings_json', { signal })),
});

/** The tokens of the seller's programs. */
export const sellerTokens = createLoadable<void, SellerTokens>({
  name: 'sellerTokens',
  key: () => 'own',
  isShape: ({ tokens }) => isList(tokens),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/tokens_json', { signal })),
});
