import type { Tone } from '../tone-icon.tsx';
import type { Icon as IconComponent } from '../icons.ts';
import {
  Ban,
  CircleQuestionMark,
  Clock,
  CreditCard,
  FilePen,
  Package,
  PackageCheck,
  PackageOpen,
  Store,
  Truck,
  Undo,
  Warehouse,
  X,
} from '../icons.ts';

/** The states of an order and of each of its lines. */
export type OrderStatusCode =
  | 'draft'
  | 'new'
  | 'awaiting-payment'
  | 'paid'
  | 'ordered'
  | 'in-transit'
  | 'arrived'
  | 'ready'
  | 'issued'
  | 'cancel-requested'
  | 'cancelled'
  | 'return-requested'
  | 'returned'
  | 'refused';

type StatusLook = { tone: Tone; Icon: IconComponent };

/**
 * The icon and tone of each state. States that wait for an action are `attention`, normal progress is `info`, the final success and
 * "ready to collect" are `positive`, an end without a sale is `neutral`, and a refusal by the shop is `critical`.
 */
export const statusLooks: Readonly<Record<OrderStatusCode, StatusLook>> = {
  draft: { tone: 'neutral', Icon: FilePen },
  new: { tone: 'info', Icon: Package },
  'awaiting-payment': { tone: 'attention', Icon: Clock },
  paid: { tone: 'info', Icon: CreditCard },
  ordered: { tone: 'info', Icon: Store },
  'in-transit': { tone: 'info', Icon: Truck },
  arrived: { tone: 'info', Icon: Warehouse },
  ready: { tone: 'positive', Icon: PackageCheck },
  issued: { tone: 'positive', Icon: PackageOpen },
  'cancel-requested': { tone: 'attention', Icon: CircleQuestionMark },
  cancelled: { tone: 'neutral', Icon: Ban },
  'return-requested': { tone: 'attention', Icon: Undo },
  returned: { tone: 'neutral', Icon: Undo },
  refused: { tone: 'critical', Icon: X },
};
