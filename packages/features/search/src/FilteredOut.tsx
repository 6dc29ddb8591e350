import { useTexts } from '@partshop/features/core';
import { EmptyState, SearchX } from '@partshop/ui';
import { messages } from './list-filters.messages.ts';

/** In place of a list whose filters let nothing through. `href` is the list without them. */
export function FilteredOut({ href }: { href: string }) {
  const t = useTexts(messages);
  return (
    <EmptyState title={t('filteredOut')} headingAs="h2" icon={<SearchX />} actions={<a href={href}>{t('reset')}</a>}>
      {t('filteredOutText')}
    </EmptyState>
  );
}
