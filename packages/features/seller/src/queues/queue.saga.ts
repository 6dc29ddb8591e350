import { all, call } from 'redux-saga/effects';
import type { SellerQueueName } from '@partshop/api-client';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { orderStatusMessages } from '@partshop/features/checkout';
import { orderMessages } from '@partshop/features/orders';
import { readPage } from '@partshop/features/search';
import { sellerQueues } from '../seller.loadables.ts';
import { messages } from './queue.messages.ts';
import type { QUEUE_QUERY } from './queue.query.ts';

/** A queue of the seller. Critical: a page of it. */
export const loadQueue = (queue: SellerQueueName) =>
  function* loadSellerQueue({ query }: LoadArgs<(typeof QUEUE_QUERY)[number]>): Saga {
    yield all([
      call(sellerQueues.load, { queue, page: readPage(query) }),
      call(loadTexts, messages, formMessages, orderMessages, orderStatusMessages),
    ]);
    yield* describePage(messages, (t) => ({ title: t(`${queue}Title`), isIndexed: false }));
  };
