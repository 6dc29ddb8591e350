import { createRowList } from '@partshop/features/core';
import { OfferCard, OfferRow, type OfferLabels, type OfferTexts } from '@partshop/ui';

/** What every row of a list has: its labels, and two more with `{article}` and `{price}` in them, which each row fills in. */
export type ListLabels = OfferLabels & { qtyOf: string; addOf: string };

/** A row as its list has it. */
export type OfferLine = Omit<OfferTexts, keyof OfferLabels | 'qtyLabel' | 'addLabel'> & { key: string };

export type OfferProps = Omit<OfferTexts, 'qtyLabel' | 'addLabel'> & ListLabels;

/** The props that are only shown; the others decide the shape of a row's markup. */
export const OFFER_TEXTS = [
  'articleId',
  'priceListId',
  'maker',
  'number',
  'name',
  'href',
  'price',
  'amount',
  'delivery',
  'punctual',
  'stock',
  'pack',
  'seller',
  'warehouse',
  'step',
  'most',
  'inBasket',
] as const satisfies readonly Exclude<keyof OfferProps, keyof ListLabels>[];

export const CardOfOffer = (props: OfferProps) => <OfferCard offer={withLabels(props)} />;

export const RowOfOffer = (props: OfferProps) => <OfferRow offer={withLabels(props)} />;

/** The price first: it is no text of a seller, who could write `{price}` into a name. */
function withLabels({ qtyOf, addOf, ...offer }: OfferProps): OfferTexts {
  const article = () => `${offer.maker} ${offer.number}`;
  return {
    ...offer,
    qtyLabel: qtyOf.replace('{article}', article),
    addLabel: addOf.replace('{price}', () => offer.price).replace('{article}', article),
  };
}

/** The lists of both views. They cost a server the copying of bytes (see createRowList). */
export const { RowList: OfferCards, templates: offerCardTemplates } = createRowList<OfferProps, keyof ListLabels>(
  CardOfOffer,
  OFFER_TEXTS,
);
export const { RowList: OfferRows, templates: offerRowTemplates } = createRowList<OfferProps, keyof ListLabels>(
  RowOfOffer,
  OFFER_TEXTS,
);
