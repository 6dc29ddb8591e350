import { inAccount, withAccountTexts } from '@partshop/features/account';
import { actWith, loadWith } from '@partshop/features/core';
import { answerRevise } from './answer-revise.saga.ts';
import { REVISE_QUERY } from './revise.query.ts';
import { loadRevise } from './revise.saga.ts';
import { ReviseScreen } from './ReviseScreen.tsx';

export const loader = loadWith(withAccountTexts(loadRevise), REVISE_QUERY);
export const action = actWith(answerRevise);
export const Component = inAccount(ReviseScreen);
