import { spawn } from 'redux-saga/effects';
import type { Params } from 'react-router-dom';
import { unwrap, ApiError } from '@partshop/api-client';
import { callApi, dispatch, reportFault, type Saga } from '@partshop/features/core';
import { pageRejected } from '@partshop/features/layout';

/** The address of a page of parts for a car: `/avtozapchasti/brakes/pads/kia`. */
function linkOf({ parent, category, brand, seria, model, engine }: Params): string {
  const parts = [parent, category, brand, seria, model, engine].filter((part) => part !== undefined);
  return `/avtozapchasti/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * Whether the backend knows the page (§2, D7), also if its address is too long or too odd to ask about. Throws where the backend
 * cannot tell.
 */
export function* checkLink(params: Params): Saga<boolean> {
  const link = linkOf(params);
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

/** The same check without a wait, for a navigation in the browser: the page opens, and says later that it does not exist. */
export function* checkLinkLater(params: Params): Saga {
  yield spawn(function* check(): Saga {
    try {
      if (!(yield* checkLink(params))) yield* dispatch(pageRejected(linkOf(params)));
    } catch (error) {
      reportFault(error);
    }
  });
}
