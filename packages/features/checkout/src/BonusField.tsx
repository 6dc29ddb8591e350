import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { selectSiteConfig, useMoney, useTexts } from '@partshop/features/core';
import { CheckboxField } from '@partshop/ui';
import { messages } from './checkout.messages.ts';

const KOPECKS = 100;

export type BonusFieldProps = {
  bonus: NonNullable<CheckoutStep['bonus']>;
  /** Whether the attempt before was to be paid with bonuses. */
  isChosen: boolean;
};

/** The choice to pay a part of the order with bonuses; the summary follows it by style, so it needs no scripts. */
export function BonusField({ bonus: { balance, most }, isChosen }: BonusFieldProps) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  const share = useSelector(selectSiteConfig)?.bonus.orderShare ?? 0;
  const rule = t('bonusRule', { balance: moneyText(balance * KOPECKS), share });
  if (most === 0) return balance === 0 ? null : <p className="bonus-rule">{rule}</p>;
  return (
    <CheckboxField
      name="Bonus"
      value={most}
      label={t('payWithBonus', { amount: moneyText(most * KOPECKS) })}
      hint={rule}
      defaultChecked={isChosen}
    />
  );
}
