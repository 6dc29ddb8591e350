import type { FormOffer } from './offer-form.ts';

/** How reliable the promise of delivery is; the tone of its text. */
export type Punctuality = 'high' | 'fair' | 'low';

/** The day that an offer arrives on at the latest. Today is marked. */
export type Arrival = 'today' | 'tomorrow' | 'later';

/** Whether the part of a row fits the visitor's car, with the text that says it. */
export type OfferFit = { verdict: 'fits' | 'does-not-fit' | 'unknown'; label: string };

/** The texts that all rows of a list share. */
export type OfferLabels = {
  /** The URL of the basket page, which receives the form of a row. */
  basketHref: string;
  /** The meaning of the short punctuality figure, for views without a column head. */
  onTime: string;
  add: string;
  noReturns: string;
};

/** The texts that come from the catalogue or the seller as they are. */
export type OwnText = 'name' | 'seller' | 'warehouse';

/** The texts of an offer's row, formatted for its view, and the flags that decide which of them are shown. */
export type OfferTexts = FormOffer & {
  /** The offer is of the requested number, so the row of a box need not repeat it. */
  isRequested: boolean;
  /** The row says the part's name, because its group has no common one. */
  hasName: boolean;
  isReturnable: boolean;
  /** How old the price is, where it is older than it should be; empty for a fresh one. */
  aged: string;
  arrival: Arrival;
  punctuality: Punctuality;
  /** The URL of the article's page; empty for an offer of this page's article. */
  href: string;
  /** The formatted price. All prices of a list have the same decimals, because they are compared. */
  priceText: string;
  delivery: string;
  /** The date of the latest day, for views with room for it; empty for none. */
  arrivesBy: string;
  punctual: string;
  stock: string;
  /** The pack size as a text; empty if pieces are sold one by one. */
  pack: string;
  seller: string;
  warehouse: string;
  /** The languages (BCP 47) of texts that are not in the page's language. */
  langs?: { readonly [Name in OwnText]?: string | undefined };
  /** The pieces in a pack: the minimum quantity and its step. */
  step: number;
  /** The stock in pieces, rounded down to whole packs. */
  most: number;
  /** The text about the basket when {@link OfferTable} renders the row; empty for none. `markOffers` updates it afterwards. */
  inBasket: string;
  /**
   * Whether the part fits the visitor's car, when the row is rendered; nothing without a car. Not shown in rows of the requested
   * number. `markFits` updates it afterwards.
   */
  fit?: OfferFit | undefined;
  qtyLabel: string;
  addLabel: string;
};
