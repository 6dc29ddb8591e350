import { localizePath } from '../localization/locales.ts';
import { selectLang } from '../localization/localization.slice.ts';
import { environment, pick, type Saga } from '../store/effects.ts';

/**
 * Goes to a path of the shop (without its language) as to a new document, after the viewer became somebody else: what was loaded
 * for the one before goes with the page.
 */
export function* openDocument(path: string): Saga {
  const open = yield* environment('openDocument');
  open?.(localizePath(path, yield* pick(selectLang)));
}
