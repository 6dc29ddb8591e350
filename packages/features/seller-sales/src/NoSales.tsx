import { useTexts } from '@partshop/features/core';
import { OpenLink, paths } from '@partshop/features/shared';
import { EmptyState, Package } from '@partshop/ui';
import { messages } from './sales.messages.ts';

/** Nothing was ordered, and where the reasons are. */
export function NoSales() {
  const t = useTexts(messages);
  return (
    <EmptyState headingAs="h2" title={t('noSales')} icon={<Package />}>
      <p>{t('noSalesText')}</p>
      <OpenLink path={paths.sellerDiagnostics.to()}>{t('diagnostics')}</OpenLink>
    </EmptyState>
  );
}
