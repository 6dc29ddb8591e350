import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, CreditCard, EmptyState } from '@partshop/ui';
import { messages } from './finance.messages.ts';

/** Retail clients pay each order by itself. */
export function NoAccount() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('retailTitle')}
      icon={<CreditCard />}
      actions={
        <>
          <ButtonLink href={href(paths.orders.to())} variant="primary">
            {t('toOrders')}
          </ButtonLink>
          <ButtonLink href={`${href(paths.paperwork.to())}#wholesale`}>{t('toWholesale')}</ButtonLink>
        </>
      }
    >
      <p>{t('retailText')}</p>
    </EmptyState>
  );
}
