import { all, call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { unwrap, type GoodList } from '@partshop/api-client';
import {
  callApi,
  describePage,
  loadTexts,
  notFound,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages, readId, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { signInFieldMessages } from '@partshop/features/sign-in';
import { findAlertProblems, readPrice, readTyped, type AddAnswer, type AlertRefusal } from './add-alert-rules.ts';
import { alertArticle } from './alerts.loadables.ts';
import { messages } from './alerts.messages.ts';

/** /alerts/new. Critical: the article; without it the page responds 404. */
export function* loadAddAlert({ query }: LoadArgs<'article'>): Saga {
  const id = readId(query.get('article') ?? '') ?? notFound();
  const [{ items }] = (yield all([
    call(alertArticle.load, id),
    call(loadTexts, messages, formMessages, signInFieldMessages),
  ])) as [GoodList, void];
  const article = items[0] ?? notFound();
  yield* describePage(messages, (t) => ({ title: t(article.best ? 'priceTitle' : 'stockTitle'), isIndexed: false }));
}

/** Asks for the alert of a posted form. */
export function* addAlert({ form, query }: ActArgs<'article'>): Saga<ReturnType<typeof data<AddAnswer>>> {
  const articleId = readId(query.get('article') ?? '') ?? notFound();
  const typed = readTyped(form);
  const refuse = ({ refusal, status }: { refusal: AlertRefusal; status: number }) =>
    data<AddAnswer>({ step: 'form', typed, refusal }, { status });
  const problems = findAlertProblems(form);
  if (problems.length > 0) return refuse(refuseFields(problems));
  const { kind, withCrosses, contact } = typed;
  const price = kind === 'price' ? readPrice(typed.price) : null;
  const body = { articleId, kind, price, withCrosses, contact };
  try {
    const kept = yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/alerts', { body, signal })));
    return data<AddAnswer>({ step: 'asked', contact, ...kept });
  } catch (error) {
    return refuse(readRefusal(error, READING));
  }
}

const READING = {
  byCode: {
    'country-unserved': { field: 'contact', code: 'contactCountry' },
    'not-found': { field: 'contact', code: 'articleGone' },
  },
  byMember: {
    contact: { field: 'contact', code: 'contactWrong' },
    price: { field: 'price', code: 'priceWrong' },
  },
} as const;
