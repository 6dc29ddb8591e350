import { createRowList } from '@partshop/core';
import { OfferCard, OfferRow, type OfferLabels, type OfferTexts } from '@partshop/ui';
import { OFFER_TEXTS } from './offer-row.ts';

/** The lists of both views. They cost a server the joining of strings (see createRowList). */
export const { RowList: OfferCards, templates: offerCardTemplates } = createRowList<OfferTexts, keyof OfferLabels>(
  (offer) => <OfferCard offer={offer} />,
  OFFER_TEXTS,
);
export const { RowList: OfferRows, templates: offerRowTemplates } = createRowList<OfferTexts, keyof OfferLabels>(
  (offer) => <OfferRow offer={offer} />,
  OFFER_TEXTS,
);
