import { useLayoutEffect, useRef } from 'react';
import type { PricePage } from '@partshop/api-client';
import { paths, useHref, useTexts } from '@partshop/core';
import { LayoutGrid, Rows, SegmentedLinks, SelectField } from '@partshop/ui';
import { FILTER_FORM } from './FilterPanel.tsx';
import { writePriceQuery, type OfferOrder, type PriceQuery, type PriceView } from './price-query.ts';
import { messages } from './price-table.messages.ts';

/** D43. The first is the shop's own order, which addresses leave out. */
const ORDERS = [
  { order: 1, text: 'orderRelevance' },
  { order: 2, text: 'orderPrice' },
  { order: 3, text: 'orderDelivery' },
  { order: 4, text: 'orderReliability' },
  { order: 5, text: 'orderMaker' },
] as const satisfies { order: OfferOrder; text: string }[];

const VIEWS = [
  { view: 'box', text: 'viewBox', icon: <LayoutGrid /> },
  { view: 'table', text: 'viewTable', icon: <Rows /> },
] as const satisfies { view: PriceView; text: string; icon: unknown }[];

type OffersToolbarProps = { page: PricePage; query: PriceQuery; view: PriceView };

/** How many offers there are, their order, and the choice between cards and a table. */
export function OffersToolbar({ page, query, view: shownView }: OffersToolbarProps) {
  const t = useTexts(messages);
  const href = useHref();
  const count = page.items.length;
  const select = useRef<HTMLSelectElement>(null);
  const order = query.order === 1 ? '' : String(query.order);
  // Another page may have come by a link or by Back.
  useLayoutEffect(() => {
    if (select.current) select.current.value = order;
  }, [order]);
  return (
    <div className="price-toolbar">
      <div className="toolbar-title">
        <h2 id="offers">{t('offers')}</h2>
        <p role="status">
          {count === page.totalItems ? t('found', { count }) : t('foundOf', { count, total: page.totalItems })}
        </p>
      </div>
      <SelectField
        name="order"
        ref={select}
        form={FILTER_FORM}
        label={t('orderBy')}
        isLabelHidden
        defaultValue={order}
        onChange={({ target }) => target.form?.requestSubmit()}
        options={ORDERS.map((option) => ({
          value: option.order === 1 ? '' : String(option.order),
          label: t(option.text),
        }))}
      />
      <SegmentedLinks
        label={t('view')}
        isIconOnly
        items={VIEWS.map(({ view, text, icon }) => ({
          href: href(paths.price.to(page.catalogKey, page.clearNumber) + writePriceQuery({ ...query, view })),
          label: t(text),
          icon,
          isCurrent: view === shownView,
        }))}
      />
    </div>
  );
}
