import type { SellerQueueName } from '@partshop/api-client';
import { actWith, loadWith } from '@partshop/features/core';
import { inSeller, withOffice } from '../frame/in-seller.tsx';
import { actInQueue } from './act-in-queue.saga.ts';
import { QUEUE_QUERY } from './queue.query.ts';
import { loadQueue } from './queue.saga.ts';
import { QueueScreen } from './QueueScreen.tsx';

/** What the route of a queue exports. */
export const queueScreen = (queue: SellerQueueName) => ({
  loader: loadWith(withOffice(loadQueue(queue)), QUEUE_QUERY),
  action: actWith(actInQueue(queue), QUEUE_QUERY),
  Component: inSeller(function Queue() {
    return <QueueScreen queue={queue} />;
  }),
});
