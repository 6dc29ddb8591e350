import { actWith, loadWith } from '@partshop/features/core';
import { answerAlert, loadLinkedAlert } from './answer-alert.saga.ts';

export const loader = loadWith(loadLinkedAlert);
export const action = actWith(answerAlert);
export { AnswerAlertScreen as Component } from './AnswerAlertScreen.tsx';
