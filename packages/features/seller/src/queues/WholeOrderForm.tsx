import { MAX_ITEM_REASON_LENGTH } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { TextField } from '@partshop/ui';
import { queuePath } from './queue-path.ts';
import { messages } from './queue.messages.ts';
import type { SellerOrderCardProps } from './seller-order-card-props.ts';

/** Accepts or ships every item of an order that waits in the queue. */
export function WholeOrderForm({ order, queue, page, refused }: SellerOrderCardProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(queuePath(queue, page));
  const intent = queue === 'new' ? 'accept' : 'ship';
  const own = refused?.intent === intent && refused.itemIds.length === order.items.length ? refused : null;
  const label = t(`${intent}Of`, { number: isolate(order.number, locale) });
  return (
    <SentForm
      {...formProps}
      className="whole"
      isPending={isSending}
      refusal={own?.refusal}
      errors={[]}
      submit={{ label: t(intent), 'aria-label': label, pendingLabel: t('sending'), variant: 'primary' }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="version" value={order.version} />
      {order.items.map(({ orderItemId, qty }) => (
        <input key={orderItemId} type="hidden" name="item" value={`${orderItemId}:${qty}`} />
      ))}
      {intent === 'ship' ? (
        <TextField
          name="reason"
          label={t('parcel')}
          hint={t('parcelHint')}
          defaultValue={own?.typed.reason}
          maxLength={MAX_ITEM_REASON_LENGTH}
          autoComplete="off"
        />
      ) : null}
    </SentForm>
  );
}
