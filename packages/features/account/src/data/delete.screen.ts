import { actWith, loadWith } from '@partshop/features/core';
import { DELETE_QUERY } from './delete.query.ts';
import { endAccount, loadDelete } from './delete.saga.ts';

export const loader = loadWith(loadDelete, DELETE_QUERY);
export const action = actWith(endAccount, DELETE_QUERY);
export { DeleteScreen as Component } from './DeleteScreen.tsx';
