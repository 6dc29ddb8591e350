import { loadWith } from '@partshop/features/core';
import { loadPaperwork } from './paperwork.saga.ts';

export const loader = loadWith(loadPaperwork);
export { PaperworkScreen as Component } from './PaperworkScreen.tsx';
