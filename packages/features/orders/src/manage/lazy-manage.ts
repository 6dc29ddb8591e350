import { lazyPart } from '@partshop/features/core';

/** The forms of managers, whose code loads for managers alone. */
export const importManaging = async () => import('./managing.part.ts');

/** What a manager changes in an item. */
export const ManageItem = lazyPart(importManaging, (part) => part.ManageItem, 'manage-order');

/** What a manager changes in the delivery of an order. */
export const ManageDelivery = lazyPart(importManaging, (part) => part.ManageDelivery, 'manage-order');
