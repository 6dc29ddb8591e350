import { useSelector } from 'react-redux';
import { DataText, selectClient, selectOverdue, useHref, useMoney, useTexts } from '@partshop/features/core';
import { openPath, paths } from '@partshop/features/shared';
import { Package, Rows, TriangleAlert } from '@partshop/ui';
import { messages } from './home.messages.ts';

/** What a wholesale client needs at hand, in the place of the retail info blocks: the debt and the orders. */
export function WholesaleDesk() {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const { ClientName = '' } = useSelector(selectClient);
  const overdue = useSelector(selectOverdue);
  return (
    <section className="desk" aria-labelledby="desk-heading">
      <h2 id="desk-heading">
        <DataText>{ClientName}</DataText>
      </h2>
      <ul className="desk-links">
        {overdue === null ? null : (
          <li>
            <a href={href(paths.finance.to())}>
              <TriangleAlert />
              <span suppressHydrationWarning>{t('overdue', { amount: moneyText(overdue) })}</span>
            </a>
          </li>
        )}
        <li>
          <a href={href(openPath(paths.orders.to(), paths.findOrder.to()))}>
            <Package />
            {t('orders')}
          </a>
        </li>
        <li>
          <a href={href(paths.quickOrder.to())}>
            <Rows />
            {t('quickOrder')}
          </a>
        </li>
      </ul>
    </section>
  );
}
