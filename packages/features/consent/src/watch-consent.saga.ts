import { all, call, cancel, fork, take, takeEvery } from 'redux-saga/effects';
import { eventChannel, type EventChannel, type Task } from 'redux-saga';
import { dispatch, loadCode, loadTexts, openDocument, pick, type Saga, isPlainClick } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { importConsentAsk } from './ConsentHost.tsx';
import { forgetChat } from './chat-id.ts';
import { messages } from './consent-banner.messages.ts';
import { CONSENT_KEY, parseChoice, readChoice, type ConsentChoice } from './consent-choice.ts';
import {
  bannerAsked,
  choiceMade,
  choiceRead,
  selectAllowsAnalytics,
  selectAllowsChat,
  selectChoice,
} from './consent.slice.ts';
import { logVisits } from './log-visits.saga.ts';

/** Shows the banner to a visitor without a choice, follows the other tabs, and logs visits while that is allowed. */
export function* watchConsent(): Saga {
  yield fork(followTabs);
  yield fork(followLinks);
  // A choice just made in the chat is newer than the stored one.
  if (!(yield* pick(selectChoice))) yield* dispatch(choiceRead(readChoice()));
  yield fork(logWhileAllowed);
  yield fork(forgetChatUnlessAllowed);
  if (!(yield* pick(selectChoice))) yield* showBanner('first');
}

function* showBanner(reason: 'first' | 'asked'): Saga {
  try {
    yield all([call(loadTexts, messages), call(loadCode, importConsentAsk)]);
  } catch {
    // The chunk failed to load. A visitor who opened the banner gets the page about data; others are asked in another document.
    if (reason === 'asked') yield* openDocument(paths.paperwork.to());
    return;
  }
  const choice = yield* pick(selectChoice);
  // The visitor chose while the texts loaded.
  if (reason === 'first' && choice) return;
  yield* dispatch(bannerAsked(reason));
}

/** `<a href="/paperwork" data-consent>` shows the banner again; before this code runs it leads to the page about data. */
function* followLinks(): Saga {
  const links = (yield call(listenForLinks)) as EventChannel<true>;
  yield takeEvery(links, showBanner, 'asked' as const);
}

function listenForLinks(): EventChannel<true> {
  return eventChannel((emit) => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || !isPlainClick(event)) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-consent]') : null;
      if (!link) return;
      event.preventDefault();
      // Safari does not focus a clicked link; the banner returns the focus to the focused element.
      link.focus({ preventScroll: true });
      emit(true);
    };
    // In the capture phase: the code that turns links into navigations comes later, and skips prevented clicks.
    const options = { capture: true };
    globalThis.document?.addEventListener('click', onClick, options);
    return () => globalThis.document?.removeEventListener('click', onClick, options);
  });
}

function* followTabs(): Saga {
  const choices = (yield call(listenForTabs)) as EventChannel<{ choice: ConsentChoice | null }>;
  yield takeEvery(choices, function* follow({ choice }: { choice: ConsentChoice | null }): Saga {
    yield* dispatch(choiceRead(choice));
  });
}

/** Emits the choice of another tab; a null key means that the whole storage was cleared. */
function listenForTabs(): EventChannel<{ choice: ConsentChoice | null }> {
  return eventChannel((emit) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null || key === CONSENT_KEY) emit({ choice: parseChoice(key === null ? null : newValue) });
    };
    // A page from the back-forward cache has missed the events.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit({ choice: readChoice() });
    };
    globalThis.addEventListener?.('storage', onStorage);
    globalThis.addEventListener?.('pageshow', onShow);
    return () => {
      globalThis.removeEventListener?.('storage', onStorage);
      globalThis.removeEventListener?.('pageshow', onShow);
    };
  });
}

const CHANGES = [choiceMade.type, choiceRead.type];

function* logWhileAllowed(): Saga {
  while (true) {
    while (!(yield* pick(selectAllowsAnalytics))) yield take(CHANGES);
    const task = (yield fork(logVisits)) as Task;
    while (yield* pick(selectAllowsAnalytics)) yield take(CHANGES);
    yield cancel(task);
  }
}

/** Removes the chat's id and the messages of this tab when consent to the chat is withdrawn. */
function* forgetChatUnlessAllowed(): Saga {
  while (true) {
    if ((yield* pick(selectChoice)) && !(yield* pick(selectAllowsChat))) yield call(forgetChat);
    yield take(CHANGES);
  }
}
