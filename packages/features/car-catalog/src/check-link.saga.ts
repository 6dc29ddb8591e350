import { data } from 'react-router-dom';
import { spawn } from 'redux-saga/effects';
import { ApiError, unwrap } from '@partshop/api-client';
import { callApi, dispatch, notFound, reportFault, type Saga } from '@partshop/features/core';
import { pageRejected } from '@partshop/features/layout';

/**
 * The check of a catalogue page's address (§2, §5, D7). A server waits for it: it answers 404 to an address that the backend rejects,
 * and 503 if the backend cannot tell. A navigation in a browser passes at once, and the page says later that it does not exist.
 */
export function* checkLink(path: string): Saga {
  if (!(yield* passesCheck(path))) notFound();
}

/** The same check for a page that may say more of a rejected address than 404: that it was removed. */
export function* passesCheck(path: string): Saga<boolean> {
  if (!import.meta.env.SSR) {
    yield spawn(checkLater, path);
    return true;
  }
  try {
    return yield* isRightLink(path);
  } catch (error) {
    reportFault(error);
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'not-found' }, { status: 503 });
  }
}

function* checkLater(path: string): Saga {
  try {
    if (!(yield* isRightLink(path))) yield* dispatch(pageRejected(path));
  } catch (error) {
    reportFault(error);
  }
}

/** Whether the backend knows the page, also if its address is too long or too odd to ask about. Throws where it cannot tell. */
function* isRightLink(link: string): Saga<boolean> {
  try {
    const isRight = yield* callApi((api, signal) =>
      unwrap(api.GET('/services/search/checklinkavtozapchasti', { params: { query: { link } }, signal })),
    );
    if (typeof isRight !== 'boolean') throw new Error('Whether a link is right has another shape.');
    return isRight;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}
