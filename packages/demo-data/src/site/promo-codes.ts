/** A promo code of the demo shop; sums in kopecks, days from when the shop is filled. */
export type DemoPromoCode = {
  code: string;
  percent: number | null;
  amount: number | null;
  fromDays: number;
  untilDays: number | null;
  minTotal: number;
  maxUses: number | null;
  maxUsesByClient: number | null;
};

const open = { percent: null, amount: null, fromDays: 0, untilDays: null, maxUses: null, maxUsesByClient: null };

/** One code for each thing that can be said of a code. */
export const demoPromoCodes: readonly DemoPromoCode[] = [
  { ...open, code: 'GARAGE5', percent: 5, minTotal: 0 },
  { ...open, code: 'FIRST500', amount: 50_000, minTotal: 300_000, maxUsesByClient: 1 },
  { ...open, code: 'ONLYONE', percent: 15, minTotal: 0, maxUses: 1 },
  { ...open, code: 'BIGORDER', percent: 10, minTotal: 10_000_000 },
  { ...open, code: 'ENDED', percent: 20, fromDays: -60, untilDays: -30, minTotal: 0 },
  { ...open, code: 'NOTYET', percent: 20, fromDays: 365, minTotal: 0 },
];
