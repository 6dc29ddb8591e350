import type { FormOffer } from './offer-form.ts';

/** How far the promise of delivery can be trusted: the tone of its text. */
export type Punctuality = 'high' | 'fair' | 'low';

/** The texts that are the same in every row of a list. */
export type OfferLabels = {
  /** Where the form of a row is sent: the basket's page. */
  basketHref: string;
  /** What the short form of punctuality counts, where no column head says it. */
  onTime: string;
  add: string;
  noReturns: string;
  demo: string;
};

/** An offer as its row shows it: texts as its view words them, and the few flags that decide which of them are there. */
export type OfferTexts = FormOffer & {
  /** Of the very number asked for: the page's head already names the part. */
  isRequested: boolean;
  isReturnable: boolean;
  /** Made up, on a page whose article is not. */
  isDemo: boolean;
  /** Comes today or tomorrow. */
  isSoon: boolean;
  punctuality: Punctuality;
  /** The article's own page; empty for an offer of this page's article. */
  href: string;
  /** The price as a text; in the table with its minor unit, for a column that is compared. */
  priceText: string;
  delivery: string;
  punctual: string;
  stock: string;
  /** The pack, where pieces are not sold one by one; else empty. */
  pack: string;
  seller: string;
  warehouse: string;
  /** Pieces of one pack: the least quantity, and its step. */
  step: number;
  /** Whole packs in stock, in pieces. */
  most: number;
  /** What {@link OfferTable} shows in the basket when it writes the row; empty for nothing. `markOffers` keeps it true afterwards. */
  inBasket: string;
  qtyLabel: string;
  addLabel: string;
};
