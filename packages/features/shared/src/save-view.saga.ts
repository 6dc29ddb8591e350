import { spawn } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import {
  callApi,
  DEFAULT_CART_VIEW,
  dispatch,
  pick,
  repeatLostCalls,
  selectIsTableMode,
  currentUserLoaded,
  type QueryReader,
  type Saga,
} from '@partshop/features/core';

/**
 * §4 Cart view: any view except box turns table mode on, box turns it off (D42). Saved with the client's account, or a guest's
 * session. The choice is a link with `?view=`. Only a navigation in a browser saves it: a document's address may come from somebody
 * else.
 */
export function* saveView(query: QueryReader<'view'>): Saga {
  const view = query.get('view');
  if (view === null || typeof document === 'undefined') return;
  const isTable = view !== DEFAULT_CART_VIEW;
  if (isTable === (yield* pick(selectIsTableMode))) return;
  yield spawn(saveTableMode, isTable);
}

/** Saves the choice. After a failure the visitor has to choose again another time. */
function* saveTableMode(isTable: boolean): Saga {
  const query = { IsTableMod: isTable ? 'true' : 'false' } as const;
  yield* repeatLostCalls(false);
  try {
    const currentUser = yield* callApi((api) =>
      unwrap(api.POST('/services/buyer/SaveClientConfig', { params: { query } })),
    );
    yield* dispatch(currentUserLoaded(currentUser));
  } catch {
    // The page shows the chosen view anyway.
  }
}
