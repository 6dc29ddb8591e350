import {
  unwrap,
  type SellerCard,
  type SellerInvitation,
  type SellerSettings,
  type SellerStaff,
  type SellerTokens,
} from '@partshop/api-client';
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

/** The people of the seller. */
export const sellerStaff = createLoadable<void, SellerStaff>({
  name: 'sellerStaff',
  key: () => 'own',
  isShape: ({ members, history }) => isList(members) && isList(history),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/staff_json', { signal })),
});

/** What the invitation of a seller offers, by its code. */
export const sellerInvitations = createLoadable<string, SellerInvitation>({
  name: 'sellerInvitation',
  key: (code) => code,
  call: (api, code, signal) => unwrap(api.POST('/services/cabinet/seller-invitation', { body: { code }, signal })),
  max: 1,
});
