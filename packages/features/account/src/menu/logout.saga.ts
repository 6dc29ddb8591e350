import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import {
  awaitKnownUser,
  callApi,
  describePage,
  isAnonymous,
  loadTexts,
  redirectTo,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { answerWithDocument, readRefusal, type FormRefusal, type Leaving } from '@partshop/features/core/forms';
import { messages } from './menu.messages.ts';

export type LogoutAnswer = { refusal: FormRefusal };

/** /logout as a page: it asks first, because a link must not log anybody out. Guests are redirected home. */
export function* loadLogout(): Saga {
  if (isAnonymous(yield* awaitKnownUser())) redirectTo(paths.home.to(), 302);
  yield* loadTexts(messages);
  yield* describePage(messages, (t) => ({ title: t('logoutTitle'), isIndexed: false }));
}

/** Ends the session and redirects home. */
export function* logOut(): Saga<Response | ReturnType<typeof data<LogoutAnswer | Leaving>>> {
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/logout_json', { signal })));
  } catch (error) {
    const { refusal, status } = readRefusal(error, {});
    return data<LogoutAnswer>({ refusal }, { status });
  }
  return yield* answerWithDocument(paths.home.to());
}
