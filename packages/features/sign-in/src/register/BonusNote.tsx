import { useSelector } from 'react-redux';
import { selectSiteConfig, useMoney, useTexts } from '@partshop/features/core';
import { BadgePercent } from '@partshop/ui';
import { messages } from './register.messages.ts';

/** The bonus of a registration, when it expires and what it pays for (D50); nothing if the shop grants none. */
export function BonusNote() {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  const bonus = useSelector(selectSiteConfig)?.bonus;
  if (!bonus?.welcome) return null;
  return (
    <p className="bonus">
      <BadgePercent />
      <strong>{t('bonusTitle', { amount: moneyText(bonus.welcome * 100) })}</strong>
      <span>{t('bonusText', { days: bonus.days, share: bonus.orderShare })}</span>
    </p>
  );
}
