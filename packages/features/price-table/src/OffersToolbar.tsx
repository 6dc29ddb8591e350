import type { PricePage } from '@partshop/api-client';
import { paths, useHref, useTexts } from '@partshop/core';
import { LayoutGrid, Rows, SegmentedLinks, SelectField } from '@partshop/ui';
import { writePriceQuery, type OfferOrder, type PriceView } from './price-query.ts';
import { messages } from './price-table.messages.ts';
import type { FilterForm } from './use-filter-form.ts';

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

type OffersToolbarProps = { page: PricePage; form: FilterForm; view: PriceView };

/** How many offers there are, their order, and the choice between cards and a table. */
export function OffersToolbar({ page, form, view: shownView }: OffersToolbarProps) {
  const t = useTexts(messages);
  const href = useHref();
  const count = page.items.length;
  const order = String(form.query.order);
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
        form={form.id}
        label={t('orderBy')}
        isLabelHidden
        value={order === '1' ? '' : order}
        onChange={form.onChange}
        options={ORDERS.map((option) => ({
          value: option.order === 1 ? '' : String(option.order),
          label: t(option.text),
        }))}
      />
      <SegmentedLinks
        label={t('view')}
        isIconOnly
        items={VIEWS.map(({ view, text, icon }) => ({
          href: href(paths.price.to(page.catalogKey, page.clearNumber) + writePriceQuery({ ...form.query, view })),
          label: t(text),
          icon,
          isCurrent: view === shownView,
        }))}
      />
    </div>
  );
}
