import { data } from 'react-router-dom';
import { openDocument } from '../navigation/open-document.ts';
import { leadTo } from '../routing/load-with.ts';
import { environment, type Saga } from '../store/effects.ts';

/** The answer of a form whose page is being left for another document. */
export type Leaving = { leaving: true };

/**
 * Answers a form that changed the current user: a browser opens a new document at `path`, which drops what was loaded for the user
 * before; a form without scripts is redirected (303).
 */
export function* answerWithDocument(path: string): Saga<Response | ReturnType<typeof data<Leaving>>> {
  if (!(yield* environment('openDocument'))) return leadTo(path, 303);
  yield* openDocument(path);
  return data<Leaving>({ leaving: true });
}
