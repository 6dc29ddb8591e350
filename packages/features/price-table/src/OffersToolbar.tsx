import { useLayoutEffect, useRef } from 'react';
import { createFragment, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { LayoutGrid, Rows, SegmentedLinks, SelectField } from '@partshop/ui';
import { FILTER_FORM } from './PriceFilters.tsx';
import {
  isOrderChosen,
  orderText,
  writePriceQuery,
  type OfferOrder,
  type PriceQuery,
  type PriceView,
} from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** D43. The first is the default order, which addresses omit. */
const ORDERS = [
  { order: 1, text: 'orderRelevance' },
  { order: 2, text: 'orderPrice' },
  { order: 3, text: 'orderDelivery' },
  { order: 4, text: 'orderReliability' },
  { order: 5, text: 'orderMaker' },
] as const satisfies { order: OfferOrder; text: string }[];

type OffersToolbarProps = { page: ShownPage; query: PriceQuery; view: PriceView };

/** The number of offers, their order, and the choice between boxes and a table. */
export function OffersToolbar({ page, query, view }: OffersToolbarProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { shownItems: count, totalItems: total } = page;
  const to = (shown: PriceView) =>
    href(paths.price.to(page.catalogKey, page.clearNumber) + writePriceQuery({ ...query, view: shown }));
  return (
    <Toolbar
      found={count === total ? t('found', { count }) : t('foundOf', { count, total })}
      order={query.order}
      isOneChosen={isOrderChosen(query)}
      view={view}
      boxHref={to('box')}
      tableHref={to('table')}
    />
  );
}

type ToolbarProps = {
  found: string;
  order: OfferOrder;
  isOneChosen: boolean;
  view: PriceView;
  boxHref: string;
  tableHref: string;
};

const Toolbar = createFragment<ToolbarProps>(
  function ToolbarOfOffers({ found, order, isOneChosen, view, boxHref, tableHref }) {
    const t = useTexts(messages);
    const value = orderText(order, isOneChosen);
    const select = useRef<HTMLSelectElement>(null);
    // Resets the select when another page came by a link or by Back.
    useLayoutEffect(() => {
      if (select.current) select.current.value = value;
    }, [value]);
    const views = [
      { view: 'box', href: boxHref, label: t('viewBox'), icon: <LayoutGrid /> },
      { view: 'table', href: tableHref, label: t('viewTable'), icon: <Rows /> },
    ];
    return (
      <div className="price-toolbar">
        <div className="toolbar-title">
          <h2 id="offers">{t('offers')}</h2>
          <p role="status">{found}</p>
        </div>
        <SelectField
          id="offer-order"
          name="order"
          ref={select}
          form={FILTER_FORM}
          label={t('orderBy')}
          isLabelHidden
          defaultValue={value}
          onChange={({ target }) => target.form?.requestSubmit()}
          options={ORDERS.map(({ order: one, text }) => ({ value: orderText(one, isOneChosen), label: t(text) }))}
        />
        <SegmentedLinks
          label={t('view')}
          isIconOnly
          items={views.map(({ view: shown, ...link }) => ({ ...link, isCurrent: shown === view }))}
        />
      </div>
    );
  },
  ['found', 'boxHref', 'tableHref'],
);
