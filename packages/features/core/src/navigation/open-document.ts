import { localizePath } from '../localization/locales.ts';
import { selectLang } from '../localization/localization.slice.ts';
import { staysOn } from '../routing/own-path.ts';
import { environment, pick, type Saga } from '../store/effects.ts';

/** Opens a path of the shop (without its language) as a new document: the data of the old one goes with it. */
export function* openDocument(path: string): Saga {
  const open = yield* environment('openDocument');
  open?.(localizePath(path, yield* pick(selectLang)));
}

/** Opens a path of the shop after the current user changed, and tells the browser's other tabs. */
export function* openForOtherUser(path: string): Saga {
  (yield* environment('tellTabs'))?.();
  yield* openDocument(path);
}

/** Leaves the document for an address of this site; any other address becomes the home page. Scripts leave a document only this way, and for the page of a payment provider. */
export function leaveFor(document: Document, address: string): void {
  document.location.assign(staysOn(document.location.href, address) ? address : '/');
}
