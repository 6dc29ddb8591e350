import { unwrap, type BonusWallet } from '@partshop/api-client';
import { createLoadable, hasItems, isList } from '@partshop/features/core';

/** The bonuses of the client with a page of how they came and went (X8). */
export const wallets = createLoadable<number, BonusWallet>({
  name: 'bonus-wallets',
  key: String,
  isShape: ({ expiring, entries }) => isList(expiring) && hasItems(entries),
  call: (api, page, signal) => unwrap(api.GET('/services/cabinet/bonus', { params: { query: { page } }, signal })),
  max: 2,
});
