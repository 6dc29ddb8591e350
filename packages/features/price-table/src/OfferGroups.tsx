import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectQtyByOffer } from '@partshop/features/basket';
import { isolate, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
import { formatMoney, OfferBoxes, OfferTable } from '@partshop/ui';
import { GroupLinks } from './GroupLinks.tsx';
import { markOffers } from './mark-offers.ts';
import { GROUP_TEXTS, groupId } from './offer-groups.ts';
import { createOfferRows, markInBasket, offerLabels } from './offer-row.ts';
import { OfferCards, OfferRows } from './offer-rows.tsx';
import type { ShownPage } from './price-page.ts';
import type { PriceView } from './price-query.ts';
import { messages } from './price-table.messages.ts';

type OfferGroupsProps = { page: ShownPage; view: PriceView; isNarrowed: boolean };

const NOTHING: Record<string, number> = {};
const selectNothing = () => NOTHING;

/** The four row groups of §3. */
export function OfferGroups({ page, view, isNarrowed }: OfferGroupsProps) {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const isOfDocument = page.offers === null;
  // Rows of a document are marked in place, see below: nothing else here shows what is in the basket.
  const qtyByOffer = useSelector(isOfDocument ? selectNothing : selectQtyByOffer);
  const currency = page.currency.code;
  const rows = useMemo(() => {
    const toRow = createOfferRows({ tShared, t, href, locale, view, currency, isDemoPage: page.isDemo });
    return page.offers?.map((offer) => ({ group: offer.group, row: toRow(offer) })) ?? null;
  }, [page, view, currency, t, tShared, href, locale]);
  const labels = useMemo(() => offerLabels(t, href, locale), [t, href, locale]);
  const shown = useRef<HTMLDivElement>(null);

  const from = (amount: number) =>
    t('priceFrom', { price: isolate(formatMoney({ amount, currency, locale: locale.format }), locale) });
  const groups = page.groups.map(({ number, count, lowestPrice }) => {
    const own =
      rows &&
      markInBasket(
        rows.flatMap(({ group, row }) => (group === number ? [row] : [])),
        qtyByOffer,
        t,
      );
    return {
      id: groupId(number),
      title: t(GROUP_TEXTS[number].title),
      count,
      from: lowestPrice === null ? null : from(lowestPrice),
      emptyText: t(isNarrowed ? 'emptyFiltered' : GROUP_TEXTS[number].empty),
      isRequested: number === 1,
      rows:
        view === 'table' ? (
          <OfferRows as="tbody" rows={own} common={labels} />
        ) : (
          <OfferCards as="ul" className="ps-offer-list" rows={own} common={labels} />
        ),
    };
  });
  return (
    <>
      <GroupLinks groups={page.groups} />
      {isOfDocument ? <DocumentMarks offers={shown} /> : null}
      {view === 'table' ? (
        <OfferTable
          ref={shown}
          caption={t('offers')}
          groups={groups}
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
        <OfferBoxes ref={shown} groups={groups} />
      )}
    </>
  );
}

/** Marks what is in the basket in the rows of a document. */
function DocumentMarks({ offers }: { offers: RefObject<HTMLElement | null> }): null {
  const t = useTexts(messages);
  const qtyByOffer = useSelector(selectQtyByOffer);
  useLayoutEffect(() => {
    if (offers.current) markOffers(offers.current, qtyByOffer, (count) => t('inBasket', { count }));
  }, [offers, qtyByOffer, t]);
  return null;
}
