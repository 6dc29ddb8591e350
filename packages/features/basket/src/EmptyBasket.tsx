import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { PartSearch, paths } from '@partshop/features/shared';
import { ButtonLink, EmptyState, ShoppingCart } from '@partshop/ui';
import { messages } from './basket.messages.ts';

/** The empty basket, with links to the goods. */
export function EmptyBasket() {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  return (
    <EmptyState
      headingAs="h1"
      title={t('emptyTitle')}
      icon={<ShoppingCart />}
      actions={
        <>
          <ButtonLink href={href(paths.home.to())}>{shared('popular')}</ButtonLink>
          <ButtonLink href={href(paths.quickOrder.to())}>{t('addList')}</ButtonLink>
        </>
      }
    >
      <p>{t('emptyText')}</p>
      <PartSearch className="basket-search" size="large" />
    </EmptyState>
  );
}
