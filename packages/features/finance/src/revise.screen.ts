import { actWith, loadWith } from '@partshop/features/core';
import { answerRevise } from './answer-revise.saga.ts';
import { REVISE_QUERY } from './revise.query.ts';
import { loadRevise } from './revise.saga.ts';

export const loader = loadWith(loadRevise, REVISE_QUERY);
export const action = actWith(answerRevise);
export { ReviseScreen as Component } from './ReviseScreen.tsx';
