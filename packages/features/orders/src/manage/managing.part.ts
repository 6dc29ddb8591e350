export { ManageDelivery } from './ManageDelivery.tsx';
export { ManageItem } from './ManageItem.tsx';
export { messages as managingMessages } from './managing.messages.ts';
export { manageOrder } from './manage-order.saga.ts';
