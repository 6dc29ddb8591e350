/** What the people of a seller may do. Plain data, so that a browser loads no schema. */

/** An owner may do everything; who is invited gets one of these. */
export const SELLER_ROLES = ['owner', 'manager', 'warehouse'] as const;
export type SellerRole = (typeof SELLER_ROLES)[number];

/**
 * What a call or a page of a seller is about. `orders`: queues, shipping, labels, returns. `stock`: lists of stock. `goods`: prices, other
 * lists, pictures, advice. `reports`: sums, sales, what is in transit.
 */
export type SellerRight = 'orders' | 'stock' | 'goods' | 'reports' | 'settings' | 'tokens' | 'staff';

/** Which of them a role has. */
export const SELLER_MAY: Readonly<Record<SellerRole, readonly SellerRight[]>> = {
  owner: ['orders', 'stock', 'goods', 'reports', 'settings', 'tokens', 'staff'],
  manager: ['orders', 'stock', 'goods', 'reports', 'settings'],
  warehouse: ['orders', 'stock'],
};

/** The right that an upload of this type needs. */
export const rightToUpload = (type: string): SellerRight => (type === 'stock' ? 'stock' : 'goods');
