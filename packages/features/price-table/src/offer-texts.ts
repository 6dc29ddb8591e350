import type { OfferFold as Fold, PriceItem } from '@partshop/api-client';
import { formOfferOf, offerKey } from '@partshop/features/basket';
import { foreignLang, isolate, type Href, type Locale, type Translate } from '@partshop/features/core';
import { formatArrivesBy, formatDelivery, paths } from '@partshop/features/shared';
import {
  moneyFormatter,
  type MoneyFormat,
  type OfferFit,
  type OfferFold,
  type OfferLabels,
  type OfferTexts,
  type Punctuality,
} from '@partshop/ui';
import type { PriceView } from './price-query.ts';
import type { PriceMessage } from './price-table.messages.ts';

type OfferTextsContext = {
  t: Translate<PriceMessage>;
  /** Translates the texts of delivery times. */
  tShared: Parameters<typeof formatDelivery>[0] & Parameters<typeof formatArrivesBy>[0];
  /** The moment that days of delivery count from. */
  now: Date;
  href: Href;
  locale: Locale;
  view: PriceView;
  /** ISO 4217. */
  currency: string;
  /** The decimals of all prices of the list. */
  fraction: MoneyFormat['fraction'];
  /** The groups whose parts have different names. */
  unnamedGroups: ReadonlySet<number>;
  /** Current pieces in the basket, by {@link offerKey}. */
  qtyByOffer: Readonly<Record<string, number>>;
  /** Whether an article fits the current car; undefined without a car, and until it is decided. */
  fitOf: (articleId: number) => OfferFit | undefined;
};

/** Placeholders in the sentences for the values of each row. */
const ARTICLE = '{article}';
const PRICE = '{price}';

/** Older prices are said to be old, in days. */
const OLD_PRICE = 3;

/** How old an offer's price is, where it is older than it should be; empty for a fresh one. */
export const agedText = (t: Translate<PriceMessage>, { priceAgeDays }: Pick<PriceItem, 'priceAgeDays'>): string =>
  priceAgeDays > OLD_PRICE ? t('priceAge', { count: priceAgeDays }) : '';

const HIGH_RELIABILITY = 90;
const FAIR_RELIABILITY = 75;

export function offerLabels(t: Translate<PriceMessage>, href: Href): OfferLabels {
  return {
    basketHref: href(paths.basket.to()),
    onTime: t('onTime'),
    add: t('add'),
    noReturns: t('noReturns'),
  };
}

/** Returns the text with the number of pieces in the basket for an offer; empty if none. */
export function inBasketText(t: Translate<PriceMessage>, qtyByOffer: Readonly<Record<string, number>>) {
  return (offer: Parameters<typeof offerKey>[0]): string => {
    const count = qtyByOffer[offerKey(offer)];
    return count ? t('inBasket', { count }) : '';
  };
}

/** The wording of each view: sentences in the boxes, short texts in the table's cells. */
const WORDING = {
  box: { punctual: 'punctual', stock: 'stock' },
  table: { punctual: 'punctualShort', stock: 'pieces' },
} as const;

/** Returns a function that makes an offer's texts for one page. Texts that repeat from row to row are made once. */
export function createOfferTexts(context: OfferTextsContext): (offer: PriceItem) => OfferTexts {
  const { t, tShared, now, href, locale, view, currency, fraction, unnamedGroups, qtyByOffer, fitOf } = context;
  const names = WORDING[view];
  const count = (name: 'punctual' | 'punctualShort' | 'stock' | 'pieces' | 'packOf') =>
    remember((value) => t(name, { count: value }));
  const punctual = count(names.punctual);
  const stock = count(names.stock);
  const packOf = count('packOf');
  const priceOf = moneyFormatter({ currency, locale: locale.format, fraction });
  const deliveryOf = remember((days: number) => formatDelivery(tShared, Math.floor(days / 1000), days % 1000));
  const arrivesBy = remember((daysMax: number) => formatArrivesBy(tShared, locale, { daysMax, from: now }));
  const inBasket = inBasketText(t, qtyByOffer);
  const labelsOf = createControlLabels(t, locale);

  return (offer) => {
    const form = formOfferOf(offer);
    const isRequested = offer.group === 1;
    const priceText = priceOf(offer.price);
    return {
      ...form,
      isRequested,
      hasName: unnamedGroups.has(offer.group),
      isReturnable: offer.isReturnable,
      aged: agedText(t, offer),
      arrival: arrivalOf(offer.deliveryDaysMax),
      punctuality: punctualityOf(offer.reliability),
      href: isRequested ? '' : href(paths.price.to(offer.catalogKey, offer.catalogFullNumber)),
      priceText,
      delivery: deliveryOf(offer.deliveryDays * 1000 + offer.deliveryDaysMax),
      arrivesBy: view === 'box' ? arrivesBy(offer.deliveryDaysMax) : '',
      punctual: punctual(offer.reliability),
      stock: stock(offer.quantity),
      pack: offer.multiplicity > 1 ? packOf(offer.multiplicity) : '',
      seller: offer.sellerName,
      warehouse: offer.warehouseName,
      langs: {
        name: foreignLang(offer.productName, locale),
        seller: foreignLang(offer.sellerName, locale),
        warehouse: foreignLang(offer.warehouseName, locale),
      },
      step: offer.multiplicity,
      most: Math.max(offer.multiplicity, offer.quantity - (offer.quantity % offer.multiplicity)),
      inBasket: inBasket(offer),
      fit: isRequested ? undefined : fitOf(offer.articleId),
      ...labelsOf(`${form.maker} ${form.number}`, priceText),
    };
  };
}

/** Returns a function that makes a fold's texts. `hrefOf` is the URL of the page with the fold in its other state. */
export function createFoldTexts(
  { t, locale, currency, fraction }: Pick<OfferTextsContext, 't' | 'locale' | 'currency' | 'fraction'>,
  hrefOf: (fold: Fold) => string,
): (fold: Fold, group: string) => OfferFold {
  const priceOf = moneyFormatter({ currency, locale: locale.format, fraction });
  return (fold, group) => {
    const price = isolate(priceOf(fold.lowestPrice), locale);
    const more = fold.of === 'offers' ? 'moreOffers' : 'moreNumbers';
    const text = fold.isOpen ? t('fold') : t(more, { count: fold.count, price });
    const { catalogName: maker, catalogFullNumber: number } = fold;
    const about = fold.of === 'offers' ? isolate(`${maker} ${number}`, locale) : group;
    return {
      id: foldId(fold.key),
      href: hrefOf(fold),
      text,
      label: `${text}: ${about}`,
      isOpen: fold.isOpen,
    };
  };
}

/** The id of a fold's link, for the focus and for links of documents. */
export const foldId = (key: string): string => `fold-${key}`;

/** The labels of a row's quantity and button. Each sentence is translated once; a row only inserts its article and price. */
function createControlLabels(t: Translate<PriceMessage>, locale: Locale) {
  const article = isolate(ARTICLE, locale);
  const qtyOf = t('qtyOf', { article }).split(ARTICLE);
  const addOf = t('addArticle', { article, price: isolate(PRICE, locale) })
    .split(ARTICLE)
    .map((text) => text.split(PRICE));
  return (ofArticle: string, price: string) => ({
    qtyLabel: qtyOf.join(ofArticle),
    addLabel: addOf.map((texts) => texts.join(price)).join(ofArticle),
  });
}

function arrivalOf(days: number): OfferTexts['arrival'] {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
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
