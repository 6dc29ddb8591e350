import { useSelector } from 'react-redux';
import type { TransitOrder, TransitOrders } from '@partshop/api-client';
import { isolate, useHref, useQuery, useTexts, type CoreState, type Locale } from '@partshop/features/core';
import { readPage } from '@partshop/features/search';
import {
  askedOrUsual,
  countText,
  PeriodPicker,
  periodPath,
  readPeriodChoice,
  SalesTable,
  USUAL_PERIOD,
  type PeriodChoice,
  type SalesColumn,
} from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';
import { EmptyState, Money, Package, PageHeading, Pagination } from '@partshop/ui';
import { dayText } from './days.ts';
import { useTableLooks, type TableLooks } from './table-looks.ts';
import { transitOrders } from './transit.loadables.ts';
import { messages } from './transit.messages.ts';
import { ORDERS_QUERY } from './transit.query.ts';
import { TransitPage } from './transit.styles.ts';

const PATH = paths.sellerTransitOrders.to();

/** /seller/cross-docking/statistics-orders: the orders of which something was sent, and how it came. */
export function OrdersScreen() {
  const t = useTexts(messages);
  const query = useQuery(ORDERS_QUERY);
  const [period, page] = [readPeriodChoice(query), readPage(query)];
  const asked = useSelector((state: CoreState) => transitOrders.select(state, { period, page }));
  const usual = useSelector((state: CoreState) => transitOrders.select(state, { period: USUAL_PERIOD, page }));
  const { found, isBad } = askedOrUsual(asked, usual);
  if (!found) return null;
  return (
    <TransitPage data-ui="SellerTransitOrders">
      <PageHeading title={t('orders')} description={t('ordersLead')} />
      <PeriodPicker path={PATH} choice={period} shown={found.period} isBad={isBad} />
      {found.orders.length === 0 ? (
        <EmptyState headingAs="h2" title={t('noTransits')} icon={<Package />} />
      ) : (
        <Orders found={found} period={period} />
      )}
    </TransitPage>
  );
}

type Column = SalesColumn<TransitOrder>;

const countColumn = (id: 'items' | 'pieces' | 'late' | 'faulty', label: string, locale: Locale): Column => ({
  id,
  label,
  cell: (order) => <span suppressHydrationWarning>{countText(order[id], locale)}</span>,
});

const dayColumn = (id: 'sentOn' | 'expectedOn' | 'receivedOn', { t, locale }: TableLooks): Column => ({
  id,
  label: t(id),
  cell: ({ [id]: day }) => <span suppressHydrationWarning>{day === null ? '—' : dayText(day, locale)}</span>,
});

const columnsOf = (looks: TableLooks): Column[] => {
  const { t, locale, money } = looks;
  return [
    { id: 'number', label: t('order'), cell: ({ number }) => isolate(number, locale) },
    countColumn('items', t('items'), locale),
    countColumn('pieces', t('pieces'), locale),
    { id: 'sum', label: t('sum'), cell: ({ sum }) => <Money {...money(sum)} /> },
    dayColumn('sentOn', looks),
    dayColumn('expectedOn', looks),
    dayColumn('receivedOn', looks),
    countColumn('late', t('lateItems'), locale),
    countColumn('faulty', t('faulty'), locale),
  ];
};

const keyOf = ({ number }: TransitOrder): string => number;

function Orders({ found, period }: { found: TransitOrders; period: PeriodChoice }) {
  const href = useHref();
  const looks = useTableLooks();
  const { t } = looks;
  return (
    <div className="part">
      <SalesTable label={t('orders')} columns={columnsOf(looks)} rows={found.orders} rowKey={keyOf} />
      <Pagination
        label={t('pages')}
        page={found.page}
        pageCount={Math.ceil(found.total / found.take)}
        hrefFor={(page) => href(periodPath(PATH, period, { page: page > 1 ? String(page) : '' }))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </div>
  );
}
