import { useSelector } from 'react-redux';
import { selectBonus, selectOverdue, useMoney, useTexts } from '@partshop/features/core';
import { BadgePercent, CircleAlert } from '@partshop/ui';
import { messages } from './menu.messages.ts';

/** The wallet of a retail client, or the overdue amount of another client (D53). */
export function AccountMoney() {
  const t = useTexts(messages);
  const bonus = useSelector(selectBonus);
  const overdue = useSelector(selectOverdue);
  const { moneyText } = useMoney('RUB');
  return (
    <>
      {bonus === null ? null : (
        <p className="money">
          <BadgePercent />
          {t('wallet', { amount: moneyText(bonus * 100) })}
        </p>
      )}
      {overdue === null ? null : (
        <p className="money" data-overdue="">
          <CircleAlert />
          {t('overdue', { amount: moneyText(overdue) })}
        </p>
      )}
    </>
  );
}
