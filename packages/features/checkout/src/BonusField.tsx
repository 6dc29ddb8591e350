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
  if (most === 0 && balance === 0) return null;
  const rule = <span suppressHydrationWarning>{t('bonusRule', { balance: moneyText(balance * KOPECKS), share })}</span>;
  if (most === 0) return <p className="bonus-rule">{rule}</p>;
  return (
    <CheckboxField
      name="Bonus"
      value={most}
      label={<span suppressHydrationWarning>{t('payWithBonus', { amount: moneyText(most * KOPECKS) })}</span>}
      hint={rule}
      defaultChecked={isChosen}
    />
  );
}
