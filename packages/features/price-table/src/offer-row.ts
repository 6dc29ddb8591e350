import type { PriceItem } from '@partshop/api-client';
import { offerKey } from '@partshop/features/basket';
import { formatDelivery, isolate, paths, type Href, type Locale, type Translate } from '@partshop/features/core';
import { moneyFormatter, type Punctuality } from '@partshop/ui';
import type { ListLabels, OfferLine } from './offer-rows.tsx';
import type { PriceView } from './price-query.ts';
import type { PriceMessage } from './price-table.messages.ts';

export type OfferRowContext = {
  t: Translate<PriceMessage>;
  /** The texts of delivery times. */
  tShared: Parameters<typeof formatDelivery>[0];
  href: Href;
  locale: Locale;
  view: PriceView;
  /** ISO 4217. */
  currency: string;
  /** Whether the page's article is made up; its offers then are without saying. */
  isDemoPage: boolean;
};

const HIGH_RELIABILITY = 90;
const FAIR_RELIABILITY = 75;

export function offerLabels(t: Translate<PriceMessage>, href: Href, locale: Locale): ListLabels {
  const article = isolate('{article}', locale);
  return {
    basketHref: href(paths.basket.to()),
    onTime: t('onTime'),
    add: t('add'),
    noReturns: t('noReturns'),
    demo: t('demo'),
    qtyOf: t('qtyOf', { article }),
    addOf: t('addArticle', { article, price: isolate('{price}', locale) }),
  };
}

/** How each view words what it shows: the box in sentences, the table in cells. */
const WORDING = {
  box: { punctual: 'punctual', stock: 'stock', fraction: 'auto' },
  table: { punctual: 'punctualShort', stock: 'pieces', fraction: 'always' },
} as const;

/** Makes the rows of one page. Texts that repeat from row to row are worded once. */
export function createOfferRows(context: OfferRowContext): (offer: PriceItem) => OfferLine {
  const { t, tShared, href, locale, view, currency, isDemoPage } = context;
  const { fraction, ...names } = WORDING[view];
  const count = (name: 'punctual' | 'punctualShort' | 'stock' | 'pieces' | 'packOf') =>
    remember((value) => t(name, { count: value }));
  const punctual = count(names.punctual);
  const stock = count(names.stock);
  const packOf = count('packOf');
  const priceOf = moneyFormatter({ currency, locale: locale.format, fraction });
  const deliveryOf = remember((days: number) => formatDelivery(tShared, Math.floor(days / 1000), days % 1000));

  return (offer) => {
    const isRequested = offer.group === 1;
    return {
      key: offerKey(offer),
      isRequested,
      isReturnable: offer.isReturnable,
      isDemo: offer.isDemo && !isDemoPage,
      isSoon: offer.deliveryDaysMax <= 1,
      punctuality: punctualityOf(offer.reliability),
      articleId: String(offer.articleId),
      priceListId: String(offer.priceListId),
      maker: offer.catalogName,
      number: offer.catalogFullNumber,
      name: offer.productName,
      href: isRequested ? '' : href(paths.price.to(offer.catalogKey, offer.catalogFullNumber)),
      price: priceOf(offer.price),
      amount: String(offer.price),
      delivery: deliveryOf(offer.deliveryDays * 1000 + offer.deliveryDaysMax),
      punctual: punctual(offer.reliability),
      stock: stock(offer.quantity),
      pack: offer.multiplicity > 1 ? packOf(offer.multiplicity) : '',
      seller: offer.sellerName,
      warehouse: offer.warehouseName,
      step: String(offer.multiplicity),
      most: String(Math.max(offer.multiplicity, offer.quantity - (offer.quantity % offer.multiplicity))),
      inBasket: '',
    };
  };
}

/** The same rows; those whose offer is in the basket say so. A row that stays as it is stays the same object. */
export function markInBasket<Row extends { key: string; inBasket: string }>(
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

function remember(make: (key: number) => string): (key: number) => string {
  const known = new Map<number, string>();
  return (key) => {
    const text = known.get(key) ?? make(key);
    known.set(key, text);
    return text;
  };
}
