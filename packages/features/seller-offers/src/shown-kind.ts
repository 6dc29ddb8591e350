import type { OfferFaultKind, OfferFaults } from '@partshop/api-client';

/** The fault whose offers a page shows: the chosen one, else the first that an offer has; null when nothing is wrong. */
export const shownKind = (chosen: OfferFaultKind | null, { kinds }: OfferFaults): OfferFaultKind | null =>
  chosen ?? kinds.find(({ count }) => count > 0)?.kind ?? null;
