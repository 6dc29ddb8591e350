import { loadWith } from '@partshop/features/core';
import { loadClub } from './programme.saga.ts';

export const loader = loadWith(loadClub);
export { ClubScreen as Component } from './ClubScreen.tsx';
