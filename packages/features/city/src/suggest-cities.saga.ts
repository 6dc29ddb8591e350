import { createAction } from '@reduxjs/toolkit';
import { delay, takeLatest } from 'redux-saga/effects';
import { optional, type Saga } from '@partshop/features/core';
import { citySuggestions } from './city.loadables.ts';

/** A text was typed in the search field of the page or the dialog. */
export const cityTyped = createAction<string>('city/typed');

/** Pause in typing before the suggestions are requested. */
const TYPING_PAUSE_MS = 250;

/** Loads suggestions for what is typed. */
export function* citySuggestionWatchers(): Saga {
  yield takeLatest(cityTyped, suggest);
}

function* suggest({ payload: text }: ReturnType<typeof cityTyped>): Saga {
  const query = text.trim();
  if (query === '') return;
  yield delay(TYPING_PAUSE_MS);
  yield* optional(citySuggestions.load(query));
}
