import {
  canChangeStatus,
  canChangeSum,
  DELIVERY_STATUSES,
  isInWork,
  type ManagedOrder,
  type Order,
} from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { orderStatusMessages } from '@partshop/features/checkout';
import { paths, writeAmount } from '@partshop/features/shared';
import { Alert, Card, DefinitionList, SelectField, TextAreaField, TextField } from '@partshop/ui';
import { messages as orderMessages } from '../order.messages.ts';
import type { RefusedManaging } from './manage-intents.ts';
import { messages } from './managing.messages.ts';

export type ManageDeliveryProps = {
  order: Order;
  managed: ManagedOrder;
  /** The manager's last act on the delivery, if it was refused. */
  refused: RefusedManaging | null;
};

/** Whose order it is, and what a manager changes in its delivery: the cost, and how far its items are. */
export function ManageDelivery({ order, managed: { client }, refused }: ManageDeliveryProps) {
  const t = useTexts(messages);
  return (
    <Card as="section" className="order-manage" aria-labelledby="manage-heading">
      <h2 id="manage-heading">{t('title')}</h2>
      <DefinitionList
        items={[
          {
            term: t('client'),
            value: client ? (
              <DataText>{t('clientNumber', { name: client.name, code: `${client.code}` })}</DataText>
            ) : (
              t('guest')
            ),
          },
        ]}
      />
      {refused?.standing ? (
        <Alert {...refusalAlert} tone="attention">
          {t(refused.standing)}
        </Alert>
      ) : null}
      {isInWork(order.status) ? <DeliveryForm order={order} refused={refused} /> : null}
    </Card>
  );
}

function DeliveryForm({ order, refused }: Omit<ManageDeliveryProps, 'managed'>) {
  const t = useTexts(messages);
  const tOrder = useTexts(orderMessages);
  const tStatus = useTexts(orderStatusMessages);
  const { number, version, status, delivery, items } = order;
  const { isSending, formProps } = usePageForm(paths.order.to(number));
  const statuses = DELIVERY_STATUSES.filter((to) =>
    items.some(({ status: from }) => isInWork(from) && canChangeStatus({ from, to, by: 'admin' })),
  );
  return (
    <SentForm
      {...formProps}
      isPending={isSending}
      refusal={refused?.refusal}
      errors={[]}
      hasOneField
      submit={{ label: t('saveDelivery'), pendingLabel: tOrder('sending') }}
    >
      <input type="hidden" name="intent" value="set-delivery" />
      <input type="hidden" name="version" value={version} />
      <TextField
        name="amount"
        label={t('deliveryCost')}
        hint={canChangeSum(status, { isRise: true }) ? undefined : t('fallsOnly')}
        error={refused?.refusal?.reason === 'fields' ? t('amountWrong') : undefined}
        defaultValue={refused?.typed.amount ?? writeAmount(delivery.payable)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
        suffix="₽"
      />
      {statuses.length > 0 ? (
        <SelectField
          name="choice"
          label={t('deliveryStatus')}
          items={[{ value: '', label: t('unchanged') }, ...statuses.map((value) => ({ value, label: tStatus(value) }))]}
          defaultValue={refused?.typed.choice ?? ''}
        />
      ) : null}
      <TextAreaField
        name="reason"
        label={tOrder('reason')}
        hint={tOrder('reasonOptional')}
        defaultValue={refused?.typed.reason}
        rows={2}
      />
    </SentForm>
  );
}
