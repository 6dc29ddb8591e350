import { ApiError, unwrap } from '@partshop/api-client';
import { optional, pick, selectIsWholesale, type Saga } from '@partshop/features/core';
import { askForBasket, withCurrency } from './basket-calls.saga.ts';
import { waitUntilSaved } from './basket.saga.ts';
import { servedClients } from './served-clients.loadable.ts';

/** A form that moves lines to a client; null if no client was chosen. */
export type LineMove = { ids: number[]; clientId: number | null };

export type MoveRefusal = 'gone' | 'stock' | 'full' | 'form' | 'failed';

/** What became of a move of lines. */
export type MoveOutcome = { move: { clientId: number | null; count: number; refusal: MoveRefusal | null } };

const REFUSALS: Partial<Record<string, MoveRefusal>> = {
  'not-found': 'gone',
  withdrawn: 'stock',
  'not-enough': 'stock',
  'basket-full': 'full',
};

/** Loads whom the wholesale client serves; nothing for other visitors. The page works without. */
export function* loadServedClients(): Saga {
  if (yield* pick(selectIsWholesale)) yield* optional(servedClients.load());
}

/** Moves lines, all of them or none, and says what became of it. Rethrows what left that unknown. */
export function* moveLines({ ids, clientId }: LineMove): Saga<{ outcome: MoveOutcome; status: number }> {
  const outcomeOf = (refusal: MoveRefusal | null): MoveOutcome => ({
    move: { clientId, count: ids.length, refusal },
  });
  if (clientId === null) return { outcome: outcomeOf('form'), status: 400 };
  yield* waitUntilSaved();
  const params = yield* withCurrency();
  try {
    yield* askForBasket((api, signal) =>
      unwrap(api.POST('/services/basket/BasketMoveRetail', { params, body: { ids, clientId }, signal })),
    );
    return { outcome: outcomeOf(null), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    return { outcome: outcomeOf(REFUSALS[error.body.code ?? ''] ?? 'failed'), status: error.status };
  }
}
