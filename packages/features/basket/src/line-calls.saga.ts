/** Calls of the basket's own page (§7), which other pages do not load. They rethrow the call's error. */
import { unwrap, type Basket } from '@partshop/api-client';
import type { Saga } from '@partshop/features/core';
import { askForBasket, withCurrency } from './basket-calls.saga.ts';
import type { BasketChange } from './basket-changes.ts';
import type { BasketLine } from './basket-line.ts';

/** Sends a comment. `seenComment` is the one on the page, as `seenQty` is. */
export function* sendComment(
  line: { basketId: number; comment: string; isPrinted: boolean },
  seenComment: string | undefined,
): Saga<Basket> {
  const params = yield* withCurrency();
  const body = { ...line, ...(seenComment === undefined ? {} : { seenComment }) };
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/change/comment_json', { params, body, signal })),
  );
}

export function* sendMarks(ids: number[], inOrder: boolean): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/basket-in-order2', { params, body: { ids, inOrder }, signal })),
  );
}

export function* sendGroup(ids: number[], groupName: string): Saga<Basket> {
  const params = yield* withCurrency();
  return yield* askForBasket((api, signal) =>
    unwrap(api.POST('/services/basket/orderswaiting', { params, body: { ids, groupName }, signal })),
  );
}

/** Accepts the current price of one line; of every line where there are several ids. */
export function* sendAcceptance(ids: number[]): Saga<Basket> {
  const { query } = yield* withCurrency();
  const [basketId, ...others] = ids;
  const params = { query: others.length > 0 || basketId === undefined ? query : { ...query, basketId } };
  return yield* askForBasket((api, signal) => unwrap(api.GET('/services/basket/update', { params, signal })));
}

export type LineChange = Extract<BasketChange, { kind: 'comment' | 'mark' | 'hold' | 'accept' }>;

/** Sends a change that only the basket's page makes. `seen`: its line as the page showed it. */
export function makeOnLines(change: LineChange, seen: BasketLine | undefined): Saga<Basket> {
  switch (change.kind) {
    case 'comment': {
      const { basketId, comment, isPrinted } = change;
      return sendComment({ basketId, comment, isPrinted }, seen?.comment);
    }
    case 'mark':
      return sendMarks(change.ids, change.inOrder);
    case 'hold':
      return sendGroup(change.ids, change.groupName);
    case 'accept':
      return sendAcceptance(change.ids);
  }
}
