import { useSelector } from 'react-redux';
import { SELLER_QUEUES, type SellerOffice, type SellerQueueName } from '@partshop/api-client';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { Card } from '@partshop/ui';
import { offices } from '../seller.loadables.ts';
import { queuePath } from './queue-path.ts';
import { messages } from './queue.messages.ts';

/** What needs doing today: what waits in each queue, and price lists that nobody has updated. */
export function Today() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => offices.select(state, undefined));
  const office = 'data' in known ? known.data : undefined;
  if (!office) return null;
  return (
    <section aria-labelledby="today-heading">
      <h2 id="today-heading">{t('today')}</h2>
      <ul className="today">
        {SELLER_QUEUES.map((queue) => (
          <Waiting key={queue} queue={queue} office={office} />
        ))}
        <Prices office={office} />
      </ul>
    </section>
  );
}

function Waiting({ queue, office: { queues } }: { queue: SellerQueueName; office: SellerOffice }) {
  const t = useTexts(messages);
  const href = useHref();
  const { items, late } = queues[queue];
  return (
    <Card as="li">
      <a href={href(queuePath(queue))}>{t(`${queue}Title`)}</a>
      <strong>{items === 0 ? t('nothing') : t('items', { count: items })}</strong>
      {late > 0 ? <span className="late">{t('lateItems', { count: late })}</span> : null}
    </Card>
  );
}

function Prices({ office: { priceLists } }: { office: SellerOffice }) {
  const t = useTexts(messages);
  const stale = priceLists.filter(({ isStale }) => isStale).length;
  return (
    <Card as="li">
      <span className="muted">{t('prices')}</span>
      <strong>{priceLists.length}</strong>
      <span className={stale > 0 ? 'late' : 'muted'}>
        {stale > 0 ? t('stalePrices', { count: stale }) : t('freshPrices')}
      </span>
    </Card>
  );
}
