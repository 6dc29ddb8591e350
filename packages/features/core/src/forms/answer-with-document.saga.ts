import { data } from 'react-router-dom';
import { openForOtherUser } from '../navigation/open-document.ts';
import { redirectResponse } from '../routing/load-with.ts';
import { environment, type Saga } from '../store/effects.ts';

/** The action's result while the browser leaves the page for another document. */
export type Leaving = { leaving: true };

/**
 * Ends a form that changed the current user: a browser opens a new document at `path`, which drops the data of the previous user; a
 * form without scripts is redirected (303).
 */
export function* answerWithDocument(path: string): Saga<Response | ReturnType<typeof data<Leaving>>> {
  if (!(yield* environment('openDocument'))) return redirectResponse(path, 303);
  yield* openForOtherUser(path);
  return data<Leaving>({ leaving: true });
}
