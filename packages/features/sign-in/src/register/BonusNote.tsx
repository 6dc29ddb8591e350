import { REGISTRATION_BONUS_RUB, useMoney, useTexts } from '@partshop/features/core';
import { BadgePercent } from '@partshop/ui';
import { messages } from './register.messages.ts';
import { REGISTRATION_BONUS_DAYS } from './register-answer.ts';

/** The bonus of a registration, and when it expires (D50). */
export function BonusNote() {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  return (
    <p className="bonus">
      <BadgePercent />
      <strong>{t('bonusTitle', { amount: moneyText(REGISTRATION_BONUS_RUB * 100) })}</strong>
      <span>{t('bonusText', { days: REGISTRATION_BONUS_DAYS })}</span>
    </p>
  );
}
