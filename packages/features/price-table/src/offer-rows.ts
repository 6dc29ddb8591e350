import { createRowList } from '@partshop/core';
import { OFFER_TEXTS, type OfferLabels, type OfferRowProps } from './offer-row.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferRow } from './OfferRow.tsx';

/** The lists of both views. They cost a server the joining of strings (see createRowList). */
export const { RowList: OfferCards, templates: offerCardTemplates } = createRowList<OfferRowProps, keyof OfferLabels>(
  OfferCard,
  OFFER_TEXTS,
);
export const { RowList: OfferRows, templates: offerRowTemplates } = createRowList<OfferRowProps, keyof OfferLabels>(
  OfferRow,
  OFFER_TEXTS,
);
