import type { PriceItem } from '@partshop/api-client';
import { offerKey } from '@partshop/basket';
import { formatDelivery, isolate, paths, type Href, type Locale, type Translate } from '@partshop/core';
import { formatMoney } from '@partshop/ui';
import type { PriceMessage } from './price-table.messages.ts';

/** How far the promise of delivery can be trusted: the tone of its text. */
export type Punctuality = 'high' | 'fair' | 'low';

/** An offer as its row shows it: formatted texts and the few flags that decide its shape. Both views are made of it. */
export type OfferRowProps = {
  /** Of the very number asked for: the page's head already names the part. */
  isRequested: boolean;
  isReturnable: boolean;
  /** Made up, on a page whose article is not. */
  isDemo: boolean;
  /** Comes today or tomorrow. */
  isSoon: boolean;
  punctuality: Punctuality;
  articleId: string;
  priceListId: string;
  maker: string;
  number: string;
  name: string;
  /** The article's own page. */
  href: string;
  basketHref: string;
  price: string;
  /** With its minor unit, for a column that is compared. */
  exactPrice: string;
  delivery: string;
  punctual: string;
  /** What the short form counts, where no column head says it. */
  onTime: string;
  punctualShort: string;
  stock: string;
  pieces: string;
  /** The pack, where pieces are not sold one by one. */
  pack: string;
  seller: string;
  warehouse: string;
  /** Pieces of one pack: the least quantity, and its step. */
  step: string;
  /** Whole packs in stock, in pieces. */
  most: string;
  /** Says that it is in the basket; empty where it is not. */
  inBasket: string;
  qtyLabel: string;
  addLabel: string;
  add: string;
  noReturns: string;
  demo: string;
};

/** The props that are only shown; the others decide the shape of a row's markup. */
export const OFFER_TEXTS = [
  'articleId',
  'priceListId',
  'maker',
  'number',
  'name',
  'href',
  'basketHref',
  'price',
  'exactPrice',
  'delivery',
  'punctual',
  'onTime',
  'punctualShort',
  'stock',
  'pieces',
  'pack',
  'seller',
  'warehouse',
  'step',
  'most',
  'inBasket',
  'qtyLabel',
  'addLabel',
  'add',
  'noReturns',
  'demo',
] as const satisfies readonly (keyof OfferRowProps)[];

export type OfferRowContext = {
  t: Translate<PriceMessage>;
  /** The texts of delivery times. */
  tShared: Parameters<typeof formatDelivery>[0];
  href: Href;
  locale: Locale;
  /** ISO 4217. */
  currency: string;
  /** Whether the page's article is made up; its offers then are without saying. */
  isDemoPage: boolean;
};

const HIGH_RELIABILITY = 90;
const FAIR_RELIABILITY = 75;

/** Makes the rows of one page. Texts that repeat from row to row are worded once. */
export function createOfferRows(context: OfferRowContext): (offer: PriceItem) => OfferRowProps & { key: string } {
  const { t, tShared, href, locale, currency, isDemoPage } = context;
  const basketHref = href(paths.basket.to());
  const labels = { onTime: t('onTime'), add: t('add'), noReturns: t('noReturns'), demo: t('demo') };
  const count = (name: 'punctual' | 'punctualShort' | 'stock' | 'pieces' | 'packOf') =>
    remember((value) => t(name, { count: value }));
  const punctual = count('punctual');
  const punctualShort = count('punctualShort');
  const stock = count('stock');
  const pieces = count('pieces');
  const packOf = count('packOf');
  const deliveryOf = remember((days: number) => formatDelivery(tShared, Math.floor(days / 1000), days % 1000));
  const hrefOf = remember((article: string) => href(article));

  return (offer) => {
    const article = isolate(`${offer.catalogName} ${offer.catalogFullNumber}`, locale);
    const money = { amount: offer.price, currency, locale: locale.format };
    const price = formatMoney(money);
    return {
      key: offerKey(offer),
      isRequested: offer.group === 1,
      isReturnable: offer.isReturnable,
      isDemo: offer.isDemo && !isDemoPage,
      isSoon: offer.deliveryDaysMax <= 1,
      punctuality: punctualityOf(offer.reliability),
      articleId: String(offer.articleId),
      priceListId: String(offer.priceListId),
      maker: offer.catalogName,
      number: offer.catalogFullNumber,
      name: offer.productName,
      href: hrefOf(paths.price.to(offer.catalogKey, offer.catalogFullNumber)),
      basketHref,
      price,
      exactPrice: formatMoney({ ...money, fraction: 'always' }),
      delivery: deliveryOf(offer.deliveryDays * 1000 + offer.deliveryDaysMax),
      punctual: punctual(offer.reliability),
      punctualShort: punctualShort(offer.reliability),
      stock: stock(offer.quantity),
      pieces: pieces(offer.quantity),
      pack: offer.multiplicity > 1 ? packOf(offer.multiplicity) : '',
      seller: offer.sellerName,
      warehouse: offer.warehouseName,
      step: String(offer.multiplicity),
      most: String(Math.max(offer.multiplicity, offer.quantity - (offer.quantity % offer.multiplicity))),
      inBasket: '',
      qtyLabel: t('qtyOf', { article }),
      addLabel: t('addArticle', { article, price: isolate(price, locale) }),
      ...labels,
    };
  };
}

/** The same rows; those whose offer is in the basket say so. A row that stays as it is stays the same object. */
export function markInBasket<Row extends OfferRowProps & { key: string }>(
  rows: readonly Row[],
  qtyByOffer: Record<string, number>,
  t: Translate<PriceMessage>,
): Row[] {
  return rows.map((row) => {
    const count = qtyByOffer[row.key];
    return count ? { ...row, inBasket: t('inBasket', { count }) } : row;
  });
}

function punctualityOf(reliability: number): Punctuality {
  if (reliability >= HIGH_RELIABILITY) return 'high';
  return reliability >= FAIR_RELIABILITY ? 'fair' : 'low';
}

function remember<Key extends string | number>(make: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    const text = known.get(key) ?? make(key);
    known.set(key, text);
    return text;
  };
}
