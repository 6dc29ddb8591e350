import { createRowList } from '@partshop/core';
import { OfferCard, OfferRow, type OfferLabels, type OfferTexts } from '@partshop/ui';
import { OFFER_TEXTS } from './offer-row.ts';

function Card(offer: OfferTexts) {
  return <OfferCard offer={offer} />;
}

function Row(offer: OfferTexts) {
  return <OfferRow offer={offer} />;
}

/** The lists of both views. They cost a server the joining of strings (see createRowList). */
export const { RowList: OfferCards, templates: offerCardTemplates } = createRowList<OfferTexts, keyof OfferLabels>(
  Card,
  OFFER_TEXTS,
);
export const { RowList: OfferRows, templates: offerRowTemplates } = createRowList<OfferTexts, keyof OfferLabels>(
  Row,
  OFFER_TEXTS,
);
