import type { QuickOrder } from '@partshop/api-client';

/** The prices that a checked list shows, which all get the same decimals. */
export const pricesOf = ({ lines, total }: QuickOrder): number[] => [
  total,
  ...lines.flatMap(({ goods }) => goods.flatMap(({ best }) => (best ? [best.price] : []))),
];
