import { unwrap, type SellerOffice, type SellerQueue, type SellerQueueName } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** The seller, and what needs doing today. */
export const offices = createLoadable<void, SellerOffice>({
  name: 'sellerOffice',
  key: () => 'own',
  isShape: ({ priceLists }) => isList(priceLists),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/office_json', { signal })),
});

export type QueuePage = { queue: SellerQueueName; page: number };

/** A page of the orders that wait in a queue. */
export const sellerQueues = createLoadable<QueuePage, SellerQueue>({
  name: 'sellerQueue',
  key: ({ queue, page }) => `${queue} ${page}`,
  isShape: ({ orders }) => isList(orders),
  call: (api, { queue, page }, signal) =>
    unwrap(api.GET('/services/seller/orders_json/{queue}', { params: { path: { queue }, query: { page } }, signal })),
  max: 1,
});
