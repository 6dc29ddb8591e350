import { call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import {
  MAX_LIST_LENGTH,
  unwrap,
  type Basket,
  type ErrorCode,
  type ListColumn,
  type QuickOrder,
} from '@partshop/api-client';
import { basketReplaced } from '@partshop/features/basket';
import { callApi, dispatch, pickCurrency, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { dropDraft } from './list-draft.ts';
import { readListFile, type FileFault } from './list-file.ts';
import { cleanText, OWN_COLUMNS, readListForm, toAdded, toText, type FormLine } from './list-form.ts';

/** Why a list was not read. */
export type ListFault = FileFault | 'empty' | 'long';

/** What became of the form. The list is never lost: it is the text. */
export type ListAnswer = {
  text: string;
  /** Null where they were guessed. */
  columns: ListColumn[] | null;
  /** Null where the text could not be checked. */
  order: QuickOrder | null;
  /** Lines that were put into the basket. */
  added: number;
  /** Why lines of `order` were not added, by their index. */
  refused: Record<number, ErrorCode>;
  fault: ListFault | null;
  refusal: FormRefusal | null;
};

type Answered = ReturnType<typeof data<ListAnswer>>;

/** Checks the list of a posted form, or puts its lines into the basket; redirects there (303) when none is left. */
export function* actOnList({ form }: ActArgs): Saga<Response | Answered> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    const read = (yield call(readListFile, file)) as Awaited<ReturnType<typeof readListFile>>;
    return 'fault' in read ? refuse('', read.fault) : yield* check(cleanText(read.text), null);
  }
  const asked = readListForm(form);
  switch (asked.intent) {
    case 'check':
      return yield* check(asked.text, asked.columns);
    case 'recheck':
      return yield* check(toText(asked.lines), OWN_COLUMNS);
    case 'add':
      return yield* add(asked.requestId, asked.lines);
  }
}

const NOTHING = { columns: null, order: null, added: 0, refused: {}, fault: null, refusal: null };

const refuse = (text: string, fault: ListFault) => data<ListAnswer>({ ...NOTHING, text, fault }, { status: 400 });

function* check(text: string, columns: ListColumn[] | null, before: Partial<ListAnswer> = {}): Saga<Answered> {
  if (text.trim() === '') return refuse(text, 'empty');
  if (text.length > MAX_LIST_LENGTH) return refuse(text, 'long');
  const query = { currencyCode: yield* pickCurrency() };
  const body = { text, ...(columns && { columns }) };
  try {
    const order = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/basket/quick-order_json', { params: { query }, body, signal })),
    );
    return data<ListAnswer>({ ...NOTHING, ...before, text, columns, order });
  } catch (error) {
    const { refusal, status } = readRefusal(error);
    return data<ListAnswer>({ ...NOTHING, ...before, text, columns, refusal }, { status });
  }
}

function* add(requestId: string, lines: FormLine[]): Saga<Response | Answered> {
  const full = lines.filter((line) => toText([line]) !== '');
  const addable = full.flatMap((line) => {
    const added = toAdded(line);
    return added ? [{ line, added }] : [];
  });
  if (addable.length === 0) return yield* check(toText(full), OWN_COLUMNS);
  const query = { currencyCode: yield* pickCurrency() };
  const body = { requestId, lines: addable.map(({ added }) => added) };
  let answer: { basket: Basket; refused: { index: number; code: ErrorCode }[] };
  try {
    answer = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/basket/quick-order-add_json', { params: { query }, body, signal })),
    );
  } catch (error) {
    const { refusal, status } = readRefusal(error);
    return data<ListAnswer>({ ...NOTHING, text: toText(full), columns: OWN_COLUMNS, refusal }, { status });
  }
  yield* dispatch(basketReplaced(answer.basket));
  const codes = new Map(answer.refused.map(({ index, code }) => [addable[index]?.line, code]));
  const added = new Set(addable.map(({ line }) => line).filter((line) => !codes.has(line)));
  const left = full.filter((line) => !added.has(line));
  if (left.length === 0) {
    dropDraft();
    return redirectResponse(paths.basket.to(), 303);
  }
  const refused = Object.fromEntries(
    left.flatMap((line, index) => {
      const code = codes.get(line);
      return code ? [[index, code]] : [];
    }),
  );
  return yield* check(toText(left), OWN_COLUMNS, { added: added.size, refused });
}
