import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { selectSiteConfig, useMoney, useTexts } from '@partshop/features/core';
import { messages } from './checkout.messages.ts';

const KOPECKS = 100;

export type BonusFieldProps = {
  bonus: NonNullable<CheckoutStep['bonus']>;
  /** Whether the attempt before was to be paid with bonuses. */
  isChosen: boolean;
};

/**
 * The choice to pay a part of the order with bonuses; the summary follows it by style, so it needs no scripts. A plain checkbox:
 * one line is not worth the code of `CheckboxField`, which long lists of filters need.
 */
export function BonusField({ bonus: { balance, most }, isChosen }: BonusFieldProps) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  const ruleId = useId();
  const share = useSelector(selectSiteConfig)?.bonus.orderShare ?? 0;
  if (most === 0 && balance === 0) return null;
  return (
    <div className="bonus">
      {most === 0 ? null : (
        <label className="bonus-choice">
          <input type="checkbox" name="Bonus" value={most} defaultChecked={isChosen} aria-describedby={ruleId} />
          <span suppressHydrationWarning>{t('payWithBonus', { amount: moneyText(most * KOPECKS) })}</span>
        </label>
      )}
      <p id={ruleId} className="bonus-rule" suppressHydrationWarning>
        {t('bonusRule', { balance: moneyText(balance * KOPECKS), share })}
      </p>
    </div>
  );
}
