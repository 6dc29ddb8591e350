import { loadWith } from '@partshop/features/core';
import { PARTS_QUERY } from './parts.query.ts';
import { loadParts } from './parts.saga.ts';

export const loader = loadWith(loadParts, PARTS_QUERY);
export { PartsScreen as Component } from './PartsScreen.tsx';
