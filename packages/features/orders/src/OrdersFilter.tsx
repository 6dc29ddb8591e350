import { MAX_ORDER_SEARCH_LENGTH } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, TextField } from '@partshop/ui';
import { messages } from './orders.messages.ts';
import type { OrdersChoice } from './orders-choice.ts';

/** Narrows the list to a period, an order number or a part number. A status that was chosen stays. */
export function OrdersFilter({ choice: { status, from, to, search } }: { choice: OrdersChoice }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <search aria-label={t('filters')}>
      <form method="get" action={href(paths.orders.to())} className="filter" key={`${from} ${to} ${search}`}>
        <TextField
          className="filter-search"
          name="q"
          label={t('search')}
          defaultValue={search}
          maxLength={MAX_ORDER_SEARCH_LENGTH}
          autoComplete="off"
          data-code
        />
        <TextField type="date" name="from" label={t('from')} defaultValue={from} />
        <TextField type="date" name="to" label={t('to')} defaultValue={to} />
        {status === null ? null : <input type="hidden" name="status" value={status} />}
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  );
}
