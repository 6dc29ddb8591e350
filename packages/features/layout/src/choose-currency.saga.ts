import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, CURRENCIES, ownPath } from '@partshop/features/core';
import { answerWithDocument } from '@partshop/features/core/forms';
import { CURRENCY_FIELDS } from './currency-fields.ts';

/** Keeps the visitor's currency (P12), and opens the page where it was chosen again. An unknown currency responds with 400. */
export function* chooseCurrency({ form }: { form: FormData }): ReturnType<typeof answerWithDocument> {
  const CurrencyCode = CURRENCIES.find((code) => code === form.get(CURRENCY_FIELDS.code));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (CurrencyCode === undefined) throw data({ code: 'bad-request' }, { status: 400 });
  const query = { CurrencyCode };
  yield* callApi((api, signal) => unwrap(api.POST('/services/buyer/SaveClientConfig', { params: { query }, signal })));
  const target = form.get(CURRENCY_FIELDS.target);
  return yield* answerWithDocument(ownPath(typeof target === 'string' ? target : null));
}
