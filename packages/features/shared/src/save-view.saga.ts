import { DEFAULT_CART_VIEW, pick, selectIsTableMode, type QueryReader, type Saga } from '@partshop/features/core';
import { saveChoice } from './save-choice.saga.ts';

/** §4 Cart view: any view except box turns table mode on, box turns it off (D42). The choice is a link with `?view=`. */
export function* saveView(query: QueryReader<'view'>): Saga {
  const view = query.get('view');
  if (view === null) return;
  const isTable = view !== DEFAULT_CART_VIEW;
  if (isTable === (yield* pick(selectIsTableMode))) return;
  yield* saveChoice({ IsTableMod: isTable ? 'true' : 'false' });
}
