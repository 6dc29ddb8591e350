import { lazyPart } from '@partshop/features/core';

/** The code of an article's price history, which loads when it is opened. */
export const importHistory = async () => import('./history/opened-history.ts');

export const OpenedHistory = lazyPart(importHistory, (module) => module.OpenedHistory, 'history');
