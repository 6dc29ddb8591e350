import { spawn } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import {
  callApi,
  DEFAULT_CART_VIEW,
  dispatch,
  pick,
  selectIsTableMode,
  currentUserLoaded,
  type QueryReader,
  type Saga,
} from '@partshop/features/core';

/**
 * §4 Cart view: choosing any view other than box turns table mode on, choosing box turns it off (D42). Kept with the account, or with
 * the session of who is not logged in. The choice is a link with `?view=`: only following it in a browser is one, a document that
 * somebody was sent is none.
 */
export function* keepView(query: QueryReader<'view'>): Saga {
  const view = query.get('view');
  if (view === null || typeof document === 'undefined') return;
  const isTable = view !== DEFAULT_CART_VIEW;
  if (isTable === (yield* pick(selectIsTableMode))) return;
  yield spawn(saveTableMode, isTable);
}

/** Saves the choice. A failure costs the visitor one more choice another time. */
function* saveTableMode(isTable: boolean): Saga {
  const query = { IsTableMod: isTable ? 'true' : 'false' } as const;
  try {
    const currentUser = yield* callApi((api) =>
      unwrap(api.POST('/services/buyer/SaveClientConfig', { params: { query } })),
    );
    yield* dispatch(currentUserLoaded(currentUser));
  } catch {
    // The page shows what was asked for all the same.
  }
}
