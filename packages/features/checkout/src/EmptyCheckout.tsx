import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { PartSearch, paths } from '@partshop/features/shared';
import { ButtonLink, CircleCheck, EmptyState, ShoppingCart } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { Root } from './checkout.styles.ts';

/** The checkout of an empty basket, with links to the goods. `isOrdered`: the basket is empty because the order was already placed. */
export function EmptyCheckout({ isOrdered }: { isOrdered: boolean }) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  return (
    <Root>
      <EmptyState
        titleAs="h1"
        title={t(isOrdered ? 'reusedTitle' : 'emptyTitle')}
        icon={isOrdered ? <CircleCheck /> : <ShoppingCart />}
        action={<ButtonLink href={href(paths.home.to())}>{shared('popular')}</ButtonLink>}
      >
        <p>{t(isOrdered ? 'reusedEmptyText' : 'emptyText')}</p>
        <PartSearch className="checkout-search" size="large" />
      </EmptyState>
    </Root>
  );
}
