import {
  canChangeStatus,
  canChangeSum,
  isInWork,
  ORDER_STATUSES,
  type ManagedOrder,
  type Order,
  type OrderItem,
  type OrderStatusCode,
} from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { orderStatusMessages } from '@partshop/features/checkout';
import { paths, writeAmount } from '@partshop/features/shared';
import { Alert, SelectField, TextField } from '@partshop/ui';
import { ActForm } from '../ActForm.tsx';
import { formatDays } from '../expected-days.ts';
import type { ManageIntent, RefusedManaging } from './manage-intents.ts';
import { messages } from './managing.messages.ts';

export type ManageItemProps = {
  order: Order;
  item: OrderItem;
  managed: ManagedOrder;
  /** The manager's last act on this item, if it was refused. */
  refused: RefusedManaging | null;
};

/** What a manager changes in an item: its price, its status, and the order that it is in. */
export function ManageItem(props: ManageItemProps) {
  const { order, item, refused } = props;
  const t = useTexts(messages);
  const locale = useLocale();
  const article = `${item.catalogName} ${item.catalogFullNumber}`;
  const isMovable = isInWork(item.status) && order.paymentType === 'on-receipt' && order.promo === null;
  return (
    <div className="item-manage" role="group" aria-label={t('forStaff', { article: isolate(article, locale) })}>
      {refused?.standing ? (
        <Alert {...refusalAlert} tone="attention">
          {t(refused.standing)}
        </Alert>
      ) : null}
      {canChangeSum(item.status, { isRise: false }) ? <Price {...props} article={article} /> : null}
      <Status {...props} article={article} />
      {isMovable ? <Move {...props} article={article} /> : null}
    </div>
  );
}

type ManageFormProps = ManageItemProps & { article: string };

/** What each form of an item sends and keeps. */
function formOf({ order, item, article, refused }: ManageFormProps, intent: ManageIntent) {
  const own = refused?.manage === intent ? refused : null;
  const { version, number } = order;
  return {
    own,
    form: {
      path: paths.order.to(number),
      article,
      sent: { intent, id: item.orderItemId, version },
      isOpen: own !== null,
      refusal: own?.refusal,
      reason: own?.typed.reason,
    },
  };
}

function Price(props: ManageFormProps) {
  const { item, managed } = props;
  const t = useTexts(messages);
  const { own, form } = formOf(props, 'set-price');
  const price = managed.prices.find(({ orderItemId }) => orderItemId === item.orderItemId)?.price ?? 0;
  return (
    <ActForm {...form} title={t('price')} submit={t('price')}>
      <TextField
        name="amount"
        label={t('pricePerPiece')}
        hint={t(canChangeSum(item.status, { isRise: true }) ? 'mayRise' : 'fallsOnly')}
        error={own?.refusal?.reason === 'fields' ? t('amountWrong') : undefined}
        defaultValue={own?.typed.amount ?? writeAmount(price)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
        suffix="₽"
      />
    </ActForm>
  );
}

/** The statuses that a manager may give an item now. */
function statusesFor({ status: from, timeline }: OrderItem): OrderStatusCode[] {
  const happened = timeline.filter(({ state }) => state !== 'expected');
  const before = happened.at(-2)?.status;
  return ORDER_STATUSES.filter((to) => canChangeStatus({ from, to, by: 'admin', before }));
}

function Status(props: ManageFormProps) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const { own, form } = formOf(props, 'set-status');
  const statuses = statusesFor(props.item);
  if (statuses.length === 0) return null;
  return (
    <ActForm {...form} title={t('status')} submit={t('status')}>
      <SelectField
        name="choice"
        label={t('newStatus')}
        placeholder={t('choose')}
        items={statuses.map((value) => ({ value, label: tStatus(value) }))}
        error={own?.refusal?.reason === 'fields' ? t('choiceMissing') : undefined}
        defaultValue={own?.typed.choice ?? ''}
        required
      />
    </ActForm>
  );
}

function Move(props: ManageFormProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { own, form } = formOf(props, 'move-item');
  const others = props.managed.others.map(({ number, createdAt }) => ({
    value: number,
    label: t('orderOption', { number, date: formatDays(locale, createdAt) }),
  }));
  return (
    <ActForm {...form} title={t('move')} text={t('moveText')} submit={t('move')}>
      <SelectField
        name="choice"
        label={t('toOrder')}
        items={[{ value: '', label: t('newOrder') }, ...others]}
        defaultValue={own?.typed.choice ?? ''}
      />
    </ActForm>
  );
}
