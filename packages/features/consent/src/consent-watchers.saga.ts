import { call, fork, take, takeEvery } from 'redux-saga/effects';
import { loadCode, type CodeLoader, type Saga } from '@partshop/features/core';
import { chatOpened } from './chat-events.ts';
import { storeChoice } from './consent-choice.ts';
import { choiceMade } from './consent.slice.ts';
import { whenIdle } from './when-idle.ts';

const importWatchers = async () => import('./watch-consent.saga.ts');
const importChatMemory = async () => import('./remember-chat.saga.ts');

/**
 * Keeps the visitor's choice and lets nothing happen before it (browser only). What it takes to ask, to log visits and to remember the
 * chat comes as files of their own, when the page has settled.
 */
export function* consentWatchers(): Saga {
  yield takeEvery(choiceMade, function* keep({ payload }: ReturnType<typeof choiceMade>): Saga {
    yield call(storeChoice, payload);
  });
  yield fork(rememberFirstChat);
  yield call(whenIdle);
  const module = yield* fetched(importWatchers);
  if (module) yield* module.watchConsent();
}

/** Once a document. */
function* rememberFirstChat(): Saga {
  const { payload } = (yield take(chatOpened.type)) as ReturnType<typeof chatOpened>;
  const module = yield* fetched(importChatMemory);
  if (module) yield* module.rememberChat(payload.chatId);
}

/** A file that does not come leaves the visitor unasked, and therefore unlogged. */
function* fetched<Module>(load: CodeLoader<Module>): Saga<Module | null> {
  try {
    return (yield call(loadCode, load)) as Module;
  } catch {
    return null;
  }
}
