import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PricePage } from '@partshop/api-client';
import { selectQtyByOffer } from '@partshop/basket';
import { isolate, sharedMessages, useHref, useLocale, useTexts } from '@partshop/core';
import { formatMoney, OfferBoxes, OfferTable } from '@partshop/ui';
import { GroupLinks } from './GroupLinks.tsx';
import { groupId, groupOffers } from './offer-groups.ts';
import { createOfferRows, markInBasket, offerLabels } from './offer-row.ts';
import { OfferCards, OfferRows } from './offer-rows.tsx';
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
  const currency = page.currency.code;
  const groups = useMemo(() => {
    const toRow = createOfferRows({ t, tShared, href, locale, view, currency, isDemoPage: page.isDemo });
    return groupOffers(page.items).map((group) => ({ ...group, rows: group.items.map(toRow) }));
  }, [page, view, currency, t, tShared, href, locale]);
  const labels = useMemo(() => offerLabels(t, href), [t, href]);

  const from = (amount: number) =>
    t('priceFrom', { price: isolate(formatMoney({ amount, currency, locale: locale.format }), locale) });
  const shown = groups.map(({ number, title, empty, items, lowestPrice, rows }) => {
    const marked = markInBasket(rows, qtyByOffer, t);
    return {
      id: groupId(number),
      title: t(title),
      count: items.length,
      from: lowestPrice === null ? null : from(lowestPrice),
      emptyText: t(isNarrowed ? 'emptyFiltered' : empty),
      isRequested: number === 1,
      rows:
        view === 'table' ? (
          <OfferRows as="tbody" rows={marked} common={labels} />
        ) : (
          <OfferCards as="ul" className="ps-offer-list" rows={marked} common={labels} />
        ),
    };
  });
  return (
    <>
      <GroupLinks groups={groups} />
      {view === 'table' ? (
        <OfferTable
          caption={t('offers')}
          groups={shown}
          columns={{
            article: t('article'),
            availability: t('availability'),
            delivery: t('delivery'),
            onTime: t('onTime'),
            seller: t('seller'),
            price: t('price'),
            order: t('order'),
          }}
        />
      ) : (
        <OfferBoxes groups={shown} />
      )}
    </>
  );
}
