import type { SellerItem } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { ActForm, type ActFormProps } from '@partshop/features/orders';
import { Button, TextField } from '@partshop/ui';
import type { SellerIntent } from './act-in-queue.saga.ts';
import { queuePath } from './queue-path.ts';
import { messages } from './queue.messages.ts';
import type { SellerOrderCardProps } from './seller-order-card-props.ts';

type ItemFormsProps = SellerOrderCardProps & { item: SellerItem };

/** What a seller can do with one item of an order. */
export function ItemForms(props: ItemFormsProps) {
  const { item, order, queue } = props;
  if (queue === 'return-request') {
    return (
      <div className="item-forms">
        <Agree {...props} />
        <Decline {...props} />
      </div>
    );
  }
  return (
    <div className="item-forms">
      {queue === 'new' && item.qty > 1 ? <AcceptPart {...props} /> : null}
      {queue === 'wait' && order.items.length > 1 ? <ShipOne {...props} /> : null}
      <Promise {...props} />
      <Refuse {...props} />
    </div>
  );
}

/** What each form of an item sends and keeps. */
function useItemForm({ item, order, queue, page, refused }: ItemFormsProps, intent: SellerIntent) {
  const t = useTexts(messages);
  const own = refused?.intent === intent && refused.itemIds[0] === item.orderItemId ? refused : null;
  const problems = own?.refusal?.reason === 'fields' ? own.refusal.problems : [];
  const errorOf = (field: 'qty' | 'day' | 'reason') => {
    const code = problems.find((problem) => problem.field === field)?.code;
    return code && t(code, { most: item.qty - 1 });
  };
  const form: Omit<ActFormProps, 'title' | 'submit'> = {
    path: queuePath(queue, page),
    article: `${item.catalogName} ${item.catalogFullNumber}`,
    sent: { intent, number: order.number, version: order.version, item: `${item.orderItemId}:${item.qty}` },
    isOpen: own !== null,
    refusal: own?.refusal,
    reason: own?.typed.reason,
    reasonError: errorOf('reason'),
  };
  return { t, own, form, errorOf };
}

function AcceptPart(props: ItemFormsProps) {
  const { t, own, form, errorOf } = useItemForm(props, 'accept-part');
  return (
    <ActForm {...form} title={t('acceptPart')} text={t('acceptPartText')} submit={t('acceptPart')} isReasonRequired>
      <TextField
        name="qty"
        label={t('qty')}
        error={errorOf('qty')}
        defaultValue={own?.typed.qty}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
      />
    </ActForm>
  );
}

function Refuse(props: ItemFormsProps) {
  const { t, form } = useItemForm(props, 'refuse');
  return <ActForm {...form} title={t('refuse')} text={t('refuseText')} submit={t('refuse')} isReasonRequired />;
}

function Promise(props: ItemFormsProps) {
  const { t, own, form, errorOf } = useItemForm(props, 'promise');
  return (
    <ActForm {...form} title={t('promise')} text={t('promiseText')} submit={t('promise')}>
      <TextField
        type="date"
        name="day"
        label={t('day')}
        error={errorOf('day')}
        defaultValue={own?.typed.day}
        required
      />
    </ActForm>
  );
}

function ShipOne(props: ItemFormsProps) {
  const { t, form } = useItemForm(props, 'ship');
  return <ActForm {...form} title={t('shipOne')} submit={t('shipOne')} reasonLabel={t('parcel')} />;
}

function Agree({ item, order, queue, page, refused }: ItemFormsProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(queuePath(queue, page));
  const own = refused?.intent === 'agree' && refused.itemIds[0] === item.orderItemId ? refused : null;
  const label = t(item.status === 'return-requested' ? 'agreeReturn' : 'agreeCancel');
  return (
    <SentForm {...formProps} isPending={isSending} refusal={own?.refusal} errors={[]}>
      <input type="hidden" name="intent" value="agree" />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="item" value={`${item.orderItemId}:${item.qty}`} />
      <Button
        type="submit"
        variant="primary"
        isPending={isSending}
        pendingLabel={t('sending')}
        {...(isSending
          ? {}
          : { 'aria-label': `${label}: ${isolate(`${item.catalogName} ${item.catalogFullNumber}`, locale)}` })}
      >
        {label}
      </Button>
    </SentForm>
  );
}

function Decline(props: ItemFormsProps) {
  const { t, form } = useItemForm(props, 'decline');
  return <ActForm {...form} title={t('decline')} text={t('declineText')} submit={t('decline')} isReasonRequired />;
}
