import type { FormRefusal } from '@partshop/features/core/forms';

/** What a manager does with an order. */
export const MANAGE_INTENTS = ['set-price', 'set-status', 'move-item', 'set-delivery'] as const;
export type ManageIntent = (typeof MANAGE_INTENTS)[number];

/** Why the order is not changed; the page shows it as it is now. */
export const STANDING = ['order-changed', 'status-changed', 'price-rise', 'not-movable'] as const;
export type Standing = (typeof STANDING)[number];

export type ManageRefusal = FormRefusal<'amount' | 'choice', 'amountWrong' | 'choiceMissing'>;

/** What a manager typed and chose: an amount, and a status or the number of an order. */
export type TypedManaging = { amount: string; choice: string; reason: string };

/** A manager's act that was refused: on which item, null for the delivery. */
export type RefusedManaging = { manage: ManageIntent; itemId: number | null; typed: TypedManaging } & (
  | { standing: Standing; refusal: null }
  | { standing: null; refusal: ManageRefusal }
);
