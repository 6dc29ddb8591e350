import { loadWith } from '@partshop/features/core';
import { loadDevelopers } from './developers.saga.ts';

export const loader = loadWith(loadDevelopers);
export { DevelopersScreen as Component } from './DevelopersScreen.tsx';
