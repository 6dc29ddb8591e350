import type { PaymentType } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { RadioCards } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

export type PaymentFieldProps = {
  id: string;
  /** Those that the shop offers. */
  types: readonly PaymentType[];
  chosen: PaymentType;
  error: string | undefined;
};

/** How the order is paid. */
export function PaymentField({ id, types, chosen, error }: PaymentFieldProps) {
  const t = useTexts(messages);
  return (
    <RadioCards
      id={id}
      className="ways"
      name="PaymentType"
      label={t('payment')}
      isLabelHidden
      defaultValue={types.includes(chosen) ? chosen : types[0]}
      error={error}
      items={types.map((type) => ({
        value: type,
        label: t(PAYMENT_NAMES[type]),
        description: t(type === 'online' ? 'onlineHint' : 'onReceiptHint'),
      }))}
    />
  );
}

/** The messages that name the ways to pay. */
export const PAYMENT_NAMES = { 'on-receipt': 'onReceipt', online: 'online' } as const satisfies Record<
  PaymentType,
  string
>;
