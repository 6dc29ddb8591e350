import { useSelector } from 'react-redux';
import { selectOverdue, useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, ButtonLink } from '@partshop/ui';
import { messages } from './overdue.messages.ts';

/** Warns a wholesale client of the overdue amount (§6); nothing for anybody else. */
export function OverdueNotice() {
  const t = useTexts(messages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const overdue = useSelector(selectOverdue);
  if (overdue === null) return null;
  return (
    <Alert
      // It is there from the beginning, so it interrupts no screen reader.
      role="note"
      tone="attention"
      title={<span suppressHydrationWarning>{t('title', { amount: moneyText(overdue) })}</span>}
      actions={
        <ButtonLink href={href(paths.finance.to())} size="small">
          {t('howToPay')}
        </ButtonLink>
      }
      hasActionsBeside
    >
      {t('text')}
    </Alert>
  );
}
