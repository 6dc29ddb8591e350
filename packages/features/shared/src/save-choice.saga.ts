import { spawn } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { callApi, currentUserLoaded, dispatch, repeatLostCalls, type Saga } from '@partshop/features/core';

/** A choice of how the shop behaves for the current user. */
export type Choice = { IsTableMod: 'true' | 'false' } | { SearchGoodOrderType: number };

/**
 * Saves a choice with the client's account, or a guest's session, without waiting for it. Only a navigation in a browser saves one: a
 * document's address may come from somebody else.
 */
export function* saveChoice(choice: Choice): Saga {
  if (typeof document !== 'undefined') yield spawn(save, choice);
}

/** After a failure the visitor has to choose again another time. */
function* save(query: Choice): Saga {
  yield* repeatLostCalls(false);
  try {
    const currentUser = yield* callApi((api) =>
      unwrap(api.POST('/services/buyer/SaveClientConfig', { params: { query } })),
    );
    yield* dispatch(currentUserLoaded(currentUser));
  } catch {
    // The page shows the choice anyway.
  }
}
