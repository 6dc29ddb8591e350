import { useSelector } from 'react-redux';
import { SELLER_QUEUES, type SellerOffice, type SellerQueueName } from '@partshop/api-client';
import { hasSellerRight, selectClient, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Card } from '@partshop/ui';
import { offices } from '../seller.loadables.ts';
import { momentText } from './moment-text.ts';
import { queuePath } from './queue-path.ts';
import { messages } from './queue.messages.ts';

/** What needs doing today: what waits in each queue, rows that were refused, and price lists that nobody has updated. */
export function Today() {
  const t = useTexts(messages);
  const mayUpload = hasSellerRight(useSelector(selectClient), 'goods');
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
        {mayUpload ? <Refused office={office} /> : null}
        <Prices office={office} mayUpload={mayUpload} />
      </ul>
    </section>
  );
}

function Waiting({ queue, office: { queues } }: { queue: SellerQueueName; office: SellerOffice }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { items, late, nextDeadline } = queues[queue];
  return (
    <Card as="li">
      <Title path={queuePath(queue)}>{t(`${queue}Title`)}</Title>
      <strong>{items === 0 ? t('nothing') : t('items', { count: items })}</strong>
      {late > 0 ? <span className="late">{t('lateItems', { count: late })}</span> : null}
      {nextDeadline === null ? null : (
        <span className="muted" suppressHydrationWarning>
          {t('nextDeadline', { time: momentText(locale, nextDeadline) })}
        </span>
      )}
    </Card>
  );
}

/** Leads to the newest upload: the others follow from its page. */
function Refused({ office: { refusedRows } }: { office: SellerOffice }) {
  const t = useTexts(messages);
  const [last] = refusedRows;
  const count = refusedRows.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Card as="li">
      <Title path={last && `${paths.sellerUpload.to(last.type)}?upload=${last.uploadId}`}>{t('refusedRows')}</Title>
      <strong>{last ? t('rows', { count }) : t('nothing')}</strong>
      {last ? <span className="muted">{t('ofUploads', { count: refusedRows.length })}</span> : null}
    </Card>
  );
}

type PricesProps = { office: SellerOffice; mayUpload: boolean };

function Prices({ office: { priceLists }, mayUpload }: PricesProps) {
  const t = useTexts(messages);
  const stale = priceLists.filter(({ isStale }) => isStale).length;
  return (
    <Card as="li">
      <Title path={mayUpload ? paths.sellerUpload.to('price') : undefined}>{t('prices')}</Title>
      <strong>{priceLists.length}</strong>
      <span className={stale > 0 ? 'late' : 'muted'}>
        {stale > 0 ? t('stalePrices', { count: stale }) : t('freshPrices')}
      </span>
    </Card>
  );
}

/** Of a card; a link where it leads somewhere. */
function Title({ path, children }: { path: string | undefined; children: string }) {
  const href = useHref();
  return path === undefined ? <span className="muted">{children}</span> : <a href={href(path)}>{children}</a>;
}
