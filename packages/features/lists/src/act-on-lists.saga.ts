import { call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { ApiError } from '@partshop/api-client';
import { loadCurrentCar } from '@partshop/features/car-selector';
import { ownPath, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { BACK, readListForm } from './list-button.ts';
import type { ListChange } from './lists.slice.ts';
import { sendChange } from './send-change.saga.ts';

/** Makes the change of a posted form, and returns to the page of the button, or to a list that has no room for the article. */
export function* actOnLists({ form }: ActArgs): Saga<Response> {
  const change = readListForm(form);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (!change) throw data({ code: 'bad-request' }, { status: 400 });
  yield call(loadCurrentCar);
  try {
    yield* sendChange(change);
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.code !== 'list-full') throw error;
    return redirectResponse(pageOfFull(change), 303);
  }
  return redirectResponse(ownPath(readField(form, BACK)), 303);
}

const pageOfFull = ({ list, articleId }: ListChange): string => paths[list].to(String(articleId));
