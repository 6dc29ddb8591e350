import { localizePath } from '../localization/locales.ts';
import { selectLang } from '../localization/localization.slice.ts';
import { staysOn } from '../routing/own-path.ts';
import { environment, pick, type Saga } from '../store/effects.ts';

/**
 * Goes to a path of the shop (without its language) as to a new document, after the current user became somebody else: what was loaded
 * for the one before goes with the page.
 */
export function* openDocument(path: string): Saga {
  const open = yield* environment('openDocument');
  open?.(localizePath(path, yield* pick(selectLang)));
}

/** The one way out of a document that scripts take: to an address of this site, or home where it would lead elsewhere. */
export function leaveFor(document: Document, address: string): void {
  document.location.assign(staysOn(document.location.href, address) ? address : '/');
}
