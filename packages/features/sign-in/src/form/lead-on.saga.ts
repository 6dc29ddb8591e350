import { data } from 'react-router-dom';
import { environment, leadTo, openDocument, type Saga } from '@partshop/features/core';

/** The answer of a form whose page is being left for another document. */
export type Leaving = { leaving: true };

/**
 * Leads to a path after the viewer became somebody else. A browser opens a new document, since what was loaded for the one
 * before must go; a form without scripts is answered by a redirect (303).
 */
export function* leadOn(path: string): Saga<Response | ReturnType<typeof data<Leaving>>> {
  if (!(yield* environment('openDocument'))) return leadTo(path, 303);
  yield* openDocument(path);
  return data<Leaving>({ leaving: true });
}
