import { loadTexts } from './localization/texts.ts';
import type { Messages } from './localization/messages.ts';
import { loadSiteConfig } from './site/site.slice.ts';
import { loadViewer, viewerAwaited } from './viewer/viewer.slice.ts';
import { dispatch, environment, type Saga } from './store/effects.ts';

/** App start in the order of §4 up to the basket, which its own feature loads: configuration, texts, client. */
export function* startApp(...messages: Messages[]): Saga {
  const isNewVisitor = yield* environment('isNewVisitor');
  if (!isNewVisitor) yield* dispatch(viewerAwaited());
  yield* loadSiteConfig();
  yield* loadTexts(...messages);
  if (!isNewVisitor) yield* loadViewer();
}
