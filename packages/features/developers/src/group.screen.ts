import { loadWith } from '@partshop/features/core';
import { loadGroup } from './developers.saga.ts';

export const loader = loadWith(loadGroup);
export { GroupScreen as Component } from './GroupScreen.tsx';
