import { call, fork, take, takeEvery } from 'redux-saga/effects';
import { loadCode, type CodeLoader, type Saga } from '@partshop/features/core';
import { chatOpened } from './chat-events.ts';
import { storeChoice } from './consent-choice.ts';
import { choiceMade } from './consent.slice.ts';
import { whenIdle } from './when-idle.ts';

const importWatchers = async () => import('./watch-consent.saga.ts');
const importChatMemory = async () => import('./remember-chat.saga.ts');

/**
 * Saves the visitor's choice and does nothing that needs consent before it (browser only). The banner, the log of visits and the
 * chat's call are separate chunks, which load when the page is idle.
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

/** Once per document. */
function* rememberFirstChat(): Saga {
  const { payload } = (yield take(chatOpened.type)) as ReturnType<typeof chatOpened>;
  const module = yield* fetched(importChatMemory);
  if (module) yield* module.rememberChat(payload.chatId);
}

/** Loads a chunk; null if it fails. Then the visitor is not asked, and nothing is logged. */
function* fetched<Module>(load: CodeLoader<Module>): Saga<Module | null> {
  try {
    return (yield call(loadCode, load)) as Module;
  } catch {
    return null;
  }
}
