import { fork, takeLatest, takeLeading } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import {
  callApi,
  dispatch,
  loadTexts,
  openForOtherUser,
  optional,
  type PopupData,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { toRefusal } from '@partshop/features/core/forms';
import { SWITCH_READING } from './switch-refusal.ts';
import { foundClients } from './switch-user.loadables.ts';
import { messages } from './switch-user.messages.ts';
import {
  clientsAsked,
  switchAsked,
  switchBackAsked,
  switchBegun,
  switchFailed,
  switchSent,
  type SwitchRequest,
} from './switch-user.slice.ts';

/** Loads the dialog's texts and starts its watchers. With `mode: 'back'` it switches back at once, and the dialog shows the progress. */
export function* loadSwitchUser({ mode }: PopupData): Saga {
  yield* loadTexts(messages);
  yield* dispatch(switchBegun());
  if (mode === 'back') {
    yield fork(switchBack);
    yield takeLeading(switchBackAsked, switchBack);
    return;
  }
  yield takeLatest(clientsAsked, function* find({ payload }: ReturnType<typeof clientsAsked>): Saga {
    yield* optional(foundClients.load(payload));
  });
  yield takeLeading(switchAsked, function* become({ payload }: ReturnType<typeof switchAsked>): Saga {
    yield* switchUser(payload);
  });
}

/** X3: from here on the session belongs to the client, so a new document replaces this one. */
export function* switchUser(body: SwitchRequest): Saga {
  yield* changeUser(callApi((api, signal) => unwrap(api.POST('/services/cabinet/SwitchUser', { body, signal }))));
}

/** X3: ends the switch; the session belongs to the admin again. */
export function* switchBack(): Saga {
  yield* changeUser(callApi((api, signal) => unwrap(api.DELETE('/services/cabinet/SwitchUser', { signal }))));
}

/** Sends the change and opens a new document. */
function* changeUser(change: Saga<unknown>): Saga {
  yield* dispatch(switchSent());
  try {
    yield* change;
    yield* openForOtherUser(paths.home.to());
  } catch (error) {
    yield* dispatch(switchFailed(toRefusal(error, SWITCH_READING)));
  }
}
