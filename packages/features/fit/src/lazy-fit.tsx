import { lazyPart } from '@partshop/features/core';

/** The code that shows verdicts: most visitors have no car. */
export const importFitParts = async () => import('./fit-parts.ts');

/** Whether an article fits the current car, in one line (F3). Its code loads with the first verdict. */
export const ArticleFit = lazyPart(importFitParts, (parts) => parts.ArticleFit, 'fit');

/** Whether an article fits the current car, with its name, the source and the question (F3, F4). Needs a verdict in the store. */
export const CarFit = lazyPart(importFitParts, (parts) => parts.CarFit, 'fit');
