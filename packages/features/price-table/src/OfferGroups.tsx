import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PricePage } from '@partshop/api-client';
import { selectQtyByOffer } from '@partshop/basket';
import { useLocale, sharedMessages, useHref, useTexts } from '@partshop/core';
import { GroupLinks } from './GroupLinks.tsx';
import { groupOffers } from './offer-groups.ts';
import { createOfferRows, markInBasket, offerLabels } from './offer-row.ts';
import { OfferBoxes } from './OfferBoxes.tsx';
import { OfferTable } from './OfferTable.tsx';
import type { PriceView } from './price-query.ts';
import { messages } from './price-table.messages.ts';

type OfferGroupsProps = { page: PricePage; view: PriceView; isNarrowed: boolean };

/** The four row groups of §3. */
export function OfferGroups({ page, view, isNarrowed }: OfferGroupsProps) {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const qtyByOffer = useSelector(selectQtyByOffer);
  const groups = useMemo(() => {
    const toRow = createOfferRows({
      t,
      tShared,
      href,
      locale,
      view,
      currency: page.currency.code,
      isDemoPage: page.isDemo,
    });
    return groupOffers(page.items).map((group) => ({ ...group, rows: group.items.map(toRow) }));
  }, [page, view, t, tShared, href, locale]);
  const labels = useMemo(() => offerLabels(t, href), [t, href]);
  const shown = groups.map((group) => ({
    ...group,
    rows: markInBasket(group.rows, qtyByOffer, t),
    emptyText: t(isNarrowed ? 'emptyFiltered' : group.empty),
  }));
  const Groups = view === 'table' ? OfferTable : OfferBoxes;
  return (
    <>
      <GroupLinks groups={groups} />
      <Groups groups={shown} labels={labels} currency={page.currency.code} />
    </>
  );
}
