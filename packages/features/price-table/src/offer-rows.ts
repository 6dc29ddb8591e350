import { createRowList } from '@partshop/core';
import { OFFER_TEXTS } from './offer-row.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferRow } from './OfferRow.tsx';

/** The lists of both views. They cost a server the joining of strings (see createRowList). */
export const { RowList: OfferCards, templates: offerCardTemplates } = createRowList(OfferCard, OFFER_TEXTS);
export const { RowList: OfferRows, templates: offerRowTemplates } = createRowList(OfferRow, OFFER_TEXTS);
