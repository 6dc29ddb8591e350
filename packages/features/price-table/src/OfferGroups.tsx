import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { OfferFold } from '@partshop/api-client';
import { offerKey, selectOffersBeingAdded, selectQtyByOffer } from '@partshop/features/basket';
import { selectCurrentCar } from '@partshop/features/car-selector';
import {
  DataText,
  isolate,
  sharedMessages,
  useHref,
  useLocale,
  useTexts,
  type CoreState,
  type Href,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { selectVerdicts, useFitLabel, useFitOf } from '@partshop/features/fit';
import {
  articlesToMark,
  formatMoney,
  formatNumber,
  markFits,
  markOffers,
  OfferBoxes,
  OfferTable,
  type OfferFit,
  type OfferLine,
} from '@partshop/ui';
import { useFolds } from './use-folds.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';
import { GROUP_TEXTS, groupId, isFold, mergeLines, type GroupNumber } from './offer-groups.ts';
import { createFoldTexts, createOfferTexts, foldId, inBasketText, offerLabels } from './offer-texts.ts';
import type { ShownPage } from './shown-page.ts';
import { isOnPage } from './price-pages.ts';
import { writePriceQuery, type PriceQuery, type PriceView } from './price-query.ts';
import { messages } from './price-table.messages.ts';

type OfferGroupsProps = { page: ShownPage; query: PriceQuery; view: PriceView; isNarrowed: boolean };

type LinesByGroup = Record<GroupNumber, readonly OfferLine[]>;

/** The four row groups of §3. */
export function OfferGroups({ page, query, view, isNarrowed }: OfferGroupsProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const currency = page.currency.code;
  const shown = useRef<HTMLDivElement>(null);
  const allLines = useLinesByGroup(page, query, view);
  const list = `${view} ${page.catalogKey} ${page.clearNumber} ${writePriceQuery({ ...query, open: [] })}`;
  const lines = useRowsInSteps(allLines, list, shown);
  const labels = useMemo(() => offerLabels(t, href), [t, href]);
  const onFold = useFolds(shown);
  const hasCar = useSelector(selectCurrentCar) !== null;

  const from = (amount: number) =>
    t('priceFrom', {
      price: isolate(formatMoney({ amount, currency, locale: locale.format, fraction: page.fraction }), locale),
    });
  const shownGroups = page.groups.filter((group) => isOnPage(page.groups, group, query.page));
  const groups = shownGroups.map(({ group, name, count, lowestPrice }) => ({
    id: groupId(group),
    title: t(GROUP_TEXTS[group].title),
    name: name === null ? undefined : <DataText>{name}</DataText>,
    count,
    countText: formatNumber({ value: count, locale: locale.format }),
    from: lowestPrice === null ? null : from(lowestPrice),
    emptyText: t(isNarrowed ? 'emptyFiltered' : GROUP_TEXTS[group].empty),
    isRequested: group === 1,
    lines: lines && lines[group],
  }));
  return (
    <>
      {view === 'table' ? (
        <OfferTable
          ref={shown}
          onClick={onFold}
          caption={t('offers')}
          groups={groups}
          labels={labels}
          columns={{
            maker: t('makers'),
            number: t('number'),
            availability: t('availability'),
            delivery: t('delivery'),
            onTime: t('onTime'),
            seller: t('seller'),
            price: t('price'),
            order: t('order'),
          }}
        />
      ) : (
        <OfferBoxes ref={shown} onClick={onFold} groups={groups} labels={labels} />
      )}
      <BasketMarks list={shown} />
      {hasCar ? <FitMarks key={view} list={shown} lines={lines} /> : null}
    </>
  );
}

/** The texts of the offers and folds for the view; null if only the document's markup has them. */
function useLinesByGroup(page: ShownPage, query: PriceQuery, view: PriceView): LinesByGroup | null {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const store = useStore<CoreState>();
  const labelOf = useFitLabel();
  const [now] = useState(() => new Date());
  return useMemo(() => {
    if (page.offers === null) return null;
    // Reads the current basket once: a change of the basket marks existing rows and does not render them again.
    const qtyByOffer = selectQtyByOffer(store.getState());
    const currency = page.currency.code;
    const { fraction } = page;
    const unnamedGroups = new Set(page.groups.flatMap(({ group, name }) => (name === null ? [group] : [])));
    // A browser marks its rows: new texts of rows would lose the quantities that are typed in them.
    const fitOf = toFitOf(import.meta.env.SSR ? selectVerdicts(store.getState()) : {}, labelOf);
    const context = {
      t,
      tShared,
      now,
      href,
      locale,
      view,
      currency,
      fraction,
      unnamedGroups,
      qtyByOffer,
      fitOf,
    };
    const toTexts = createOfferTexts(context);
    const toFold = createFoldTexts(context, (fold) => foldHref(page, query, fold, href));
    const shown = mergeLines(page.offers, page.folds);
    const linesOf = (group: GroupNumber): OfferLine[] =>
      shown.flatMap((line) => {
        if (line.group !== group) return [];
        return [isFold(line) ? toFold(line, t(GROUP_TEXTS[group].title)) : toTexts(line)];
      });
    return { 1: linesOf(1), 2: linesOf(2), 3: linesOf(3), 4: linesOf(4) };
  }, [page, query, view, t, tShared, href, locale, store, labelOf, now]);
}

/** The URL of the page with a fold opened or closed. Its fragment shows a document at the fold. */
function foldHref(page: ShownPage, query: PriceQuery, { key, isOpen }: OfferFold, href: Href): string {
  const open = isOpen ? query.open.filter((other) => other !== key) : [...query.open, key];
  const path = paths.price.to(page.catalogKey, page.clearNumber);
  return href(`${path}${writePriceQuery({ ...query, open })}#${foldId(key)}`);
}

function toFitOf(verdicts: ReturnType<typeof selectVerdicts>, labelOf: ReturnType<typeof useFitLabel>) {
  return (articleId: number): OfferFit | undefined => {
    const known = verdicts[articleId];
    return known && { verdict: known.verdict, label: labelOf(known) };
  };
}

/**
 * Updates the "in basket" marks and the busy buttons of the rows after each render of the list and each change of the basket. Must
 * be rendered after the rows.
 */
function BasketMarks({ list }: { list: RefObject<HTMLElement | null> }): null {
  const t = useTexts(messages);
  const qtyByOffer = useSelector(selectQtyByOffer);
  const offersBeingAdded = useSelector(selectOffersBeingAdded);
  useLayoutEffect(() => {
    if (!list.current) return;
    markOffers(list.current, inBasketText(t, qtyByOffer), (offer) => offersBeingAdded.has(offerKey(offer)));
  });
  return null;
}

/** Asks which articles of the rows fit the current car, and says it in the rows. Must be rendered after them. */
function FitMarks({ list, lines }: { list: RefObject<HTMLElement | null>; lines: LinesByGroup | null }): null {
  const read = useCallback(() => articlesOf(list, lines), [list, lines]);
  const verdicts = useFitOf(read);
  const labelOf = useFitLabel();
  useLayoutEffect(() => {
    if (list.current) markFits(list.current, toFitOf(verdicts, labelOf));
  });
  useLayoutEffect(() => {
    const root = list.current;
    return () => {
      if (root) markFits(root, () => undefined);
    };
  }, [list]);
  return null;
}

/** The articles of the rows that are not of the requested number. The rows of a document are not in the store. */
function articlesOf(list: RefObject<HTMLElement | null>, lines: LinesByGroup | null): number[] {
  if (lines === null) return list.current ? articlesToMark(list.current) : [];
  const others = Object.values(lines).flatMap((group) =>
    group.flatMap((line) => ('isOpen' in line || line.isRequested ? [] : [line])),
  );
  return [...new Set(others.map(({ articleId }) => articleId))];
}
