import { all, call, delay, takeEvery, takeLatest } from 'redux-saga/effects';
import {
  dispatch,
  isAnonymous,
  loadTexts,
  optional,
  pick,
  pickCurrency,
  selectClient,
  type Saga,
} from '@partshop/features/core';
import { searchHistory } from './history.loadables.ts';
import { rememberSearch } from './history.saga.ts';
import { forgetSearches, keptSearches } from './kept-searches.ts';
import { messages } from './search-box.messages.ts';
import {
  boxReady,
  boxTyped,
  historyForgotten,
  searched,
  recentLoaded,
  suggestionsFailed,
  suggestionsLoaded,
} from './search-box.slice.ts';
import { suggestionLists } from './suggestions.loadables.ts';

/** Pause in typing before suggestions are requested. */
const TYPING_PAUSE_MS = 120;

/** Loads the texts of the box and what was searched for before, then the suggestions for what is typed. */
export function* suggestWatchers(): Saga {
  yield takeLatest(boxTyped, suggest);
  yield takeEvery(searched, ({ payload }: ReturnType<typeof searched>) => rememberSearch(payload));
  yield takeEvery(historyForgotten, forgetAll);
  yield all([call(loadTexts, messages), call(loadRecent)]);
  yield* dispatch(boxReady());
}

/** The next key cancels it and aborts its call, so that a late answer never replaces a newer one. */
function* suggest({ payload: text }: ReturnType<typeof boxTyped>): Saga {
  if (text === '') return yield* loadRecent();
  const args = { text, currency: yield* pickCurrency() };
  const known = yield* pick(suggestionLists.select, args);
  if (known.status !== 'loaded') yield delay(TYPING_PAUSE_MS);
  const answer = yield* optional(suggestionLists.load(args));
  yield* dispatch(answer ? suggestionsLoaded(args) : suggestionsFailed(text));
}

/** Without the client's searches, if they fail to load, the box suggests none. */
function* loadRecent(): Saga {
  if (isAnonymous(yield* pick(selectClient))) return yield* dispatch(recentLoaded(keptSearches()));
  const history = yield* optional(searchHistory.load());
  yield* dispatch(recentLoaded(history?.items.map(({ text }) => text) ?? []));
}

function* forgetAll(): Saga {
  forgetSearches();
  yield* dispatch(recentLoaded([]));
}
