import { localizePath } from '../localization/locales.ts';
import { selectLang } from '../localization/localization.slice.ts';
import { staysOn } from '../routing/own-path.ts';
import { environment, pick, type Saga } from '../store/effects.ts';

/**
 * Opens a path of the shop (without its language) as a new document after the current user changed: the data of the previous user
 * goes with the old document.
 */
export function* openDocument(path: string): Saga {
  const open = yield* environment('openDocument');
  open?.(localizePath(path, yield* pick(selectLang)));
}

/** Leaves the document for an address of this site; any other address becomes the home page. Scripts leave a document only this way. */
export function leaveFor(document: Document, address: string): void {
  document.location.assign(staysOn(document.location.href, address) ? address : '/');
}
