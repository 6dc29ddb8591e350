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

type StatusLook = { tone: 'neutral' | 'info' | 'positive' | 'attention' | 'critical'; Icon: IconComponent };

/**
 * Sign and tone of a state. What waits for the buyer calls for attention; what goes its way informs; the good end and the place
 * to fetch it are positive; what ended without a sale is neutral, unless the shop refused it.
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
