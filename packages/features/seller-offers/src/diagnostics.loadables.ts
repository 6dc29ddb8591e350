import { unwrap, type FaultyOffers, type OfferFaultKind, type OfferFaults } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';

/** How many offers of the seller have each fault. */
export const offerFaults = createLoadable<void, OfferFaults>({
  name: 'offerFaults',
  key: () => 'own',
  isShape: ({ kinds }) => isList(kinds),
  call: (api, _none, signal) => unwrap(api.GET('/services/seller/diagnostics_json', { signal })),
});

export type FaultyPage = { kind: OfferFaultKind; page: number };

/** A page of the offers with a fault. */
export const faultyOffers = createLoadable<FaultyPage, FaultyOffers>({
  name: 'faultyOffers',
  key: ({ kind, page }) => `${kind} ${page}`,
  isShape: ({ offers }) => isList(offers),
  call: (api, { kind, page }, signal) =>
    unwrap(
      api.GET('/services/seller/diagnostics_json/{kind}', { params: { path: { kind }, query: { page } }, signal }),
    ),
  max: 1,
});
