import { loadTexts } from './localization/texts.ts';
import type { Messages } from './localization/messages.ts';
import { loadSiteConfig } from './site/site.slice.ts';
import { loadViewer } from './viewer/viewer.slice.ts';
import { environment, type Saga } from './store/effects.ts';

/** App start in the order of §4 up to the basket, which its own feature loads: configuration, texts, client. */
export function* startApp(...messages: Messages[]): Saga {
  yield* loadSiteConfig();
  yield* loadTexts(...messages);
  if (!(yield* environment('isNewVisitor'))) yield* loadViewer();
}
