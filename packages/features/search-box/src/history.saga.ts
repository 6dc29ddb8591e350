import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import {
  awaitCurrentUser,
  callApi,
  describePage,
  dispatch,
  isAnonymous,
  loadTexts,
  optional,
  pick,
  redirectResponse,
  sharedMessages,
  type ActArgs,
  type Saga,
} from '@partshop/features/core';
import { readField } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { searchHistory } from './history.loadables.ts';
import { messages } from './history.messages.ts';
import { keepSearch } from './kept-searches.ts';

/** Loads the page. Critical: the searches. */
export function* loadHistory(): Saga {
  yield all([call(loadTexts, messages, sharedMessages), call(searchHistory.load)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

type Refused = ReturnType<typeof data<{ isRefused: true }>>;

/** Forgets one search, or all of them where the form has no text, and redirects (303); renders the page again after a failure. */
export function* actOnHistory({ form }: ActArgs): Saga<Response | Refused> {
  const body = { Text: readField(form, 'text').trim() || null };
  try {
    const left = yield* callApi((api, signal) => unwrap(api.POST('/services/buyer/forget-searches', { body, signal })));
    yield* dispatch(searchHistory.loaded(undefined, left, Date.now()));
  } catch {
    return data({ isRefused: true } as const, { status: 502 });
  }
  return redirectResponse(paths.searchHistory.to(), 303);
}

/** Keeps a search: a client's on the server unless they want none kept, a guest's in this browser. The search goes on if it cannot be kept. */
export function* rememberSearch(text: string): Saga {
  const currentUser = yield* awaitCurrentUser();
  if (isAnonymous(currentUser)) {
    keepSearch(text);
    return;
  }
  if (currentUser.ClientConfig.KeepsSearches === false) return;
  const body = { Text: text.trim().slice(0, 200) };
  if (body.Text !== '') yield* optional(sendSearch(body));
}

function* sendSearch(body: { Text: string }): Saga {
  yield* callApi((api, signal) => unwrap(api.POST('/services/buyer/search-history', { body, signal })));
  const items = [{ text: body.Text, searchedAt: new Date().toISOString() }];
  const known = yield* pick(searchHistory.select, undefined);
  const others = 'data' in known ? (known.data?.items ?? []) : [];
  const isOther = ({ text }: { text: string }) => text.toLowerCase() !== body.Text.toLowerCase();
  yield* dispatch(searchHistory.loaded(undefined, { items: [...items, ...others.filter(isOther)] }, Date.now()));
}
