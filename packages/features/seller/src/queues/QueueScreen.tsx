import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { SellerQueue, SellerQueueName } from '@partshop/api-client';
import { isolate, useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { Alert, EmptyState, PageHeading, Pagination } from '@partshop/ui';
import { sellerQueues } from '../seller.loadables.ts';
import { SELLER_INTENTS, type RefusedSellerAct } from './act-in-queue.saga.ts';
import { PrintForm } from './PrintForm.tsx';
import { queuePath } from './queue-path.ts';
import { messages } from './queue.messages.ts';
import { QUEUE_QUERY } from './queue.query.ts';
import { QueuePage } from './queue.styles.ts';
import { SellerOrderCard } from './SellerOrderCard.tsx';
import { Today } from './Today.tsx';

/** /seller/orders/new, /wait and /return-request: what waits for the seller, by order. */
export function QueueScreen({ queue }: { queue: SellerQueueName }) {
  const t = useTexts(messages);
  const query = useQuery(QUEUE_QUERY);
  const refused = useActionData<RefusedSellerAct | undefined>();
  const known = useSelector((state: CoreState) => sellerQueues.select(state, { queue, page: readPage(query) }));
  const page = 'data' in known ? known.data : undefined;
  const done = SELLER_INTENTS.find((intent) => intent === query.get('done'));
  if (!page) return null;
  return (
    <QueuePage data-ui="SellerQueue">
      <PageHeading title={t(`${queue}Title`)} description={t(`${queue}Lead`)} />
      {refused?.standing ? <Overtaken refused={refused} /> : null}
      {done && !refused ? <Alert tone="positive">{t(`done-${done}`)}</Alert> : null}
      {queue === 'new' ? <Today /> : null}
      <Orders queue={queue} page={page} refused={refused ?? null} />
    </QueuePage>
  );
}

/** Says that nothing was sent, because the order is not the one that the seller saw. */
function Overtaken({ refused: { standing, number } }: { refused: RefusedSellerAct }) {
  const t = useTexts(messages);
  const locale = useLocale();
  return standing ? (
    <Alert {...refusalAlert} tone="attention">
      {t(standing, { number: isolate(number, locale) })}
    </Alert>
  ) : null;
}

type OrdersProps = { queue: SellerQueueName; page: SellerQueue; refused: RefusedSellerAct | null };

function Orders({ queue, page: { orders, total, page, take }, refused }: OrdersProps) {
  const t = useTexts(messages);
  const href = useHref();
  if (orders.length === 0) return <EmptyState title={t(`${queue}None`)}>{t(`${queue}NoneText`)}</EmptyState>;
  return (
    <>
      {queue === 'wait' ? <PrintForm page={page} /> : null}
      <ul className="orders">
        {orders.map((order) => (
          <SellerOrderCard
            key={order.number}
            order={order}
            queue={queue}
            page={page}
            refused={refused?.number === order.number ? refused : null}
          />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(to) => href(queuePath(queue, to))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </>
  );
}
