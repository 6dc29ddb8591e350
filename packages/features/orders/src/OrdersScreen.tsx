import { useSelector } from 'react-redux';
import type { OrderHistory } from '@partshop/api-client';
import { useHref, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { PartSearch, paths } from '@partshop/features/shared';
import { ButtonLink, ChipLink, EmptyState, Link, Package, PageHeading, Pagination } from '@partshop/ui';
import { OrderRow } from './OrderRow.tsx';
import { readOrdersChoice, writeOrdersQuery, type OrdersChoice } from './orders-choice.ts';
import { OrdersFilter } from './OrdersFilter.tsx';
import { orderHistory } from './orders.loadables.ts';
import { messages } from './orders.messages.ts';
import { ORDERS_QUERY } from './orders.query.ts';
import { Orders } from './orders.styles.ts';

/** /client/orders: the client's orders, newest first. */
export function OrdersScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const choice = readOrdersChoice(useQuery(ORDERS_QUERY));
  const known = useSelector((state: CoreState) => orderHistory.select(state, choice));
  const history = 'data' in known ? known.data : undefined;
  if (!history) return null;
  const isNarrowed = writeOrdersQuery({ ...choice, page: 1 }) !== '';
  if (history.total === 0 && !isNarrowed) return <NoOrders />;
  return (
    <Orders data-ui="Orders">
      <PageHeading
        title={t('title')}
        description={t('lead')}
        aside={
          <Link href={href(paths.orderStatistics.to())} variant="standalone">
            {t('statistics')}
          </Link>
        }
      />
      <OrdersFilter choice={choice} />
      <StatusLinks history={history} choice={choice} />
      {history.items.length === 0 ? (
        <EmptyState
          headingAs="h2"
          title={t('notFoundTitle')}
          icon={<Package />}
          actions={<ButtonLink href={href(paths.orders.to())}>{t('reset')}</ButtonLink>}
        >
          <p>{t('notFoundText')}</p>
        </EmptyState>
      ) : (
        <ul className="orders" aria-label={t('list')}>
          {history.items.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={history.page}
        pageCount={Math.ceil(history.total / history.take)}
        hrefFor={(page) => href(paths.orders.to()) + writeOrdersQuery({ ...choice, page })}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </Orders>
  );
}

/** The statuses that the client's orders have. */
function StatusLinks({ history: { statuses }, choice }: { history: OrderHistory; choice: OrdersChoice }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const href = useHref();
  if (statuses.length < 2 && choice.status === null) return null;
  const to = (status: OrdersChoice['status']) =>
    href(paths.orders.to()) + writeOrdersQuery({ ...choice, status, page: 1 });
  return (
    <nav aria-label={t('statuses')}>
      <ul className="statuses">
        <li>
          <ChipLink href={to(null)} isCurrent={choice.status === null}>
            {t('all')}
          </ChipLink>
        </li>
        {statuses.map(({ status, count }) => (
          <li key={status}>
            <ChipLink href={to(status)} isCurrent={choice.status === status} aside={count}>
              {tStatus(status)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoOrders() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('noneTitle')}
      icon={<Package />}
      actions={<ButtonLink href={href(paths.findOrder.to())}>{t('findOrder')}</ButtonLink>}
    >
      <p>{t('noneText')}</p>
      <PartSearch size="large" />
    </EmptyState>
  );
}
