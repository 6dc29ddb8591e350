import { useSelector } from 'react-redux';
import type { Order } from '@partshop/api-client';
import { isolate, selectSiteConfig, useHref, useLocale, useTexts } from '@partshop/features/core';
import { Arrival, formatPhone, paths, WithNumber } from '@partshop/features/shared';
import { Button, Card, Link, OrderProgress, PartNumber, Printer } from '@partshop/ui';
import { messages as orderStatusMessages } from './order-status.messages.ts';
import { messages } from './success.messages.ts';

/** The way of an order without trouble, by how it is paid. */
const WAYS = {
  'on-receipt': ['new', 'ordered', 'in-transit', 'ready', 'issued'],
  online: ['awaiting-payment', 'paid', 'ordered', 'in-transit', 'ready', 'issued'],
} as const satisfies Record<Order['paymentType'], Order['status'][]>;

/** The messages of how the order comes to its buyer. */
const HANDOVER = {
  point: 'nextCollect',
  courier: 'nextCourier',
  'cdek-point': 'nextCdek',
  company: 'nextCompany',
} as const;

/** What is paid online is only collected. */
const handoverOf = ({ delivery: { type }, paymentType }: Order) =>
  type === 'point' && paymentType === 'online' ? 'nextCollectPaid' : HANDOVER[type];

/** What happens with a placed order, and what to keep of it. */
export function NextSteps({ order }: { order: Order }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const isDemo = useSelector(selectSiteConfig)?.hasDemoMessages === true;
  const { number, items, confirmedBy } = order;
  const days = Math.max(0, ...items.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...items.map(({ deliveryDaysMax }) => deliveryDaysMax));
  const phoneNumber = formatPhone(order.contactPhone);
  const phone = isolate(phoneNumber, locale);
  const email = isolate(order.contactEmail, locale);
  const [first, second] = confirmedBy;
  return (
    <Card as="section" className="next" aria-labelledby="next-heading">
      <h2 id="next-heading">{t('next')}</h2>
      <Progress order={order} />
      <ol className="next-steps">
        {first === undefined ? null : (
          <li>
            <WithNumber
              text={t(second ? 'confirmedByBoth' : first === 'sms' ? 'confirmedBySms' : 'confirmedByMail', {
                phone,
                email,
              })}
              number={phoneNumber}
            />
          </li>
        )}
        <li>
          {`${t('nextReady')} `}
          <Arrival days={days} daysMax={daysMax} from={order.createdAt} />
        </li>
        <li>{t(handoverOf(order))}</li>
        <li>
          {`${t('nextStatus')} `}
          <Link href={href(paths.order.to(number))}>{t('openOrder')}</Link>
        </li>
      </ol>
      {first === undefined || !isDemo ? null : (
        <p className="next-demo">
          {`${t('demoText')} `}
          <Link href={href(paths.demoMessages.to())}>{t('demoLink')}</Link>
        </p>
      )}
      <div className="next-tools">
        <span>{t('number')}</span>
        <PartNumber
          isCopyable
          texts={{ copy: t('copyNumber'), copied: t('numberCopied'), selected: t('numberSelected') }}
        >
          {number}
        </PartNumber>
        <Button className="next-print" size="small" icon={<Printer />} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      </div>
    </Card>
  );
}

/** Where the order is on its way; nothing for an order that left it. */
function Progress({ order: { number, status, paymentType, items, createdAt } }: { order: Order }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const locale = useLocale();
  const way: Order['status'][] = WAYS[paymentType];
  if (!way.includes(status)) return null;
  const days = Math.max(0, ...items.map(({ deliveryDays }) => deliveryDays));
  const daysMax = Math.max(0, ...items.map(({ deliveryDaysMax }) => deliveryDaysMax));
  return (
    <OrderProgress
      label={t('progress', { number: isolate(number, locale) })}
      doneLabel={t('done')}
      status={status}
      items={way.map((step) => ({
        status: step,
        label: tStatus(step),
        description: step === 'ready' ? <Arrival days={days} daysMax={daysMax} from={createdAt} /> : undefined,
      }))}
    />
  );
}
