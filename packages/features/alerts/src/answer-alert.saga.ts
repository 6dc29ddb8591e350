import { ApiError, unwrap, type ArticleAlert } from '@partshop/api-client';
import { callApi, describePage, loadTexts, type ActArgs, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, toRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { linkedAlert } from './alerts.loadables.ts';
import { messages } from './alerts.messages.ts';

/** What became of the alert by the visitor's answer. */
export type Answered =
  | { outcome: 'confirmed' | 'ended'; alert: ArticleAlert }
  | { outcome: 'gone' }
  /** Sent again, the form gives the same answer. */
  | { outcome: 'refused'; refusal: FormRefusal; answer: Answer };

export type Answer = 'confirm' | 'end';

/** /alerts/{token}. Critical: the alert; one that is gone says so. */
export function* loadLinkedAlert({ params: { token = '' } }: LoadArgs): Saga {
  yield* loadTexts(messages, formMessages);
  yield* describePage(messages, (t) => ({ title: t('answerTitle'), isIndexed: false }));
  try {
    yield* linkedAlert.load(token);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Confirms the alert of the link, or ends it: the posted `answer` is `confirm` or `end`. */
export function* answerAlert({ params: { token = '' }, form }: ActArgs): Saga<Answered> {
  const answer = readAnswer(readField(form, 'answer') || readField(form, 'again'));
  if (answer === null) return { outcome: 'refused', refusal: { reason: 'rejected' }, answer: 'confirm' };
  const isWanted = answer === 'confirm';
  try {
    const alert = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/alerts/{token}', { params: { path: { token } }, body: { isWanted }, signal })),
    );
    return { outcome: isWanted ? 'confirmed' : 'ended', alert };
  } catch (error) {
    return isGone(error) ? { outcome: 'gone' } : { outcome: 'refused', refusal: toRefusal(error), answer };
  }
}

const readAnswer = (text: string): Answer | null => (text === 'confirm' || text === 'end' ? text : null);

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
