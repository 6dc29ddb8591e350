import { paths, useHref, useTexts } from '@partshop/core';
import { ButtonLink, EmptyState, SearchForm, ShoppingCart } from '@partshop/ui';
import { messages } from './basket.messages.ts';

/** Nothing is in the basket yet: the way to the goods. */
export function EmptyBasket() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <EmptyState
      titleAs="h1"
      title={t('emptyTitle')}
      icon={<ShoppingCart />}
      action={<ButtonLink href={href(paths.home.to())}>{t('toHome')}</ButtonLink>}
    >
      <p>{t('emptyText')}</p>
      <SearchForm
        className="basket-search"
        action={href(paths.searchForm.to())}
        name="q"
        label={t('search')}
        placeholder={t('search')}
        submitLabel={t('find')}
        size="large"
      />
    </EmptyState>
  );
}
