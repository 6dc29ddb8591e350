import { loadTexts } from './localization/texts.ts';
import type { Messages } from './localization/messages.ts';
import { loadSiteConfig } from './site/site.saga.ts';
import { loadCurrentUser, failCurrentUser } from './current-user/current-user.saga.ts';
import { currentUserAwaited } from './current-user/current-user.slice.ts';
import { dispatch, environment, type Saga } from './store/effects.ts';

/**
 * App start in the order of §4 up to the basket, which its own feature loads: configuration, texts, client. After a failure those
 * who wait for the client are resumed too.
 */
export function* startApp(...messages: Messages[]): Saga {
  const isNewVisitor = yield* environment('isNewVisitor');
  if (!isNewVisitor) yield* dispatch(currentUserAwaited());
  try {
    yield* loadSiteConfig();
    yield* loadTexts(...messages);
  } catch (error) {
    if (!isNewVisitor) yield* failCurrentUser(error);
    throw error;
  }
  if (!isNewVisitor) yield* loadCurrentUser();
}
