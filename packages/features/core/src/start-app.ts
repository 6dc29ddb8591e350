import { loadTexts } from './localization/texts.ts';
import type { Messages } from './localization/messages.ts';
import { loadSiteConfig } from './site/site.saga.ts';
import { loadViewer, missViewer } from './viewer/viewer.saga.ts';
import { viewerAwaited } from './viewer/viewer.slice.ts';
import { dispatch, environment, type Saga } from './store/effects.ts';

/**
 * App start in the order of §4 up to the basket, which its own feature loads: configuration, texts, client. Whatever
 * fails, who waits for the client is told.
 */
export function* startApp(...messages: Messages[]): Saga {
  const isNewVisitor = yield* environment('isNewVisitor');
  if (!isNewVisitor) yield* dispatch(viewerAwaited());
  try {
    yield* loadSiteConfig();
    yield* loadTexts(...messages);
  } catch (error) {
    if (!isNewVisitor) yield* missViewer(error);
    throw error;
  }
  if (!isNewVisitor) yield* loadViewer();
}
