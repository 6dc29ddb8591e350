import { paths, useHref, useTexts } from '@partshop/core';
import { ButtonLink, CircleCheck, EmptyState, SearchForm, ShoppingCart } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { Root } from './checkout.styles.ts';

/** Nothing is there to order: the way to the goods. `isOrdered`: because the order was made before. */
export function EmptyCheckout({ isOrdered }: { isOrdered: boolean }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <Root>
      <EmptyState
        titleAs="h1"
        title={t(isOrdered ? 'reusedTitle' : 'emptyTitle')}
        icon={isOrdered ? <CircleCheck /> : <ShoppingCart />}
        action={<ButtonLink href={href(paths.home.to())}>{t('toHome')}</ButtonLink>}
      >
        <p>{t(isOrdered ? 'reusedEmptyText' : 'emptyText')}</p>
        <SearchForm
          className="checkout-search"
          action={href(paths.searchForm.to())}
          name="q"
          label={t('search')}
          placeholder={t('search')}
          submitLabel={t('find')}
          size="large"
        />
      </EmptyState>
    </Root>
  );
}
