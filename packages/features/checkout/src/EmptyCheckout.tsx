import { isolate, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
import { PartSearch, paths, WithNumber } from '@partshop/features/shared';
import { ButtonLink, CircleCheck, EmptyState, ShoppingCart } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { Root } from './checkout.styles.ts';

export type EmptyCheckoutProps = {
  /** The number of the last order of this visitor; null if none. */
  lastOrder: string | null;
  /** The basket is empty because the order was already placed. */
  isOrdered: boolean;
  /** The number of the order that another tab placed; null if none. */
  placedElsewhere: string | null;
};

/** The checkout of an empty basket, with links to the order that was just placed, or to the goods. */
export function EmptyCheckout({ lastOrder, isOrdered, placedElsewhere }: EmptyCheckoutProps) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  if (placedElsewhere !== null) {
    return (
      <Root>
        <EmptyState
          headingAs="h1"
          title={
            <WithNumber
              text={t('elsewhereTitle', { number: isolate(placedElsewhere, locale) })}
              number={placedElsewhere}
            />
          }
          icon={<CircleCheck />}
          actions={
            <ButtonLink href={href(paths.success.to(placedElsewhere))} variant="primary">
              {t('toOrder')}
            </ButtonLink>
          }
        >
          <p>{t('elsewhereEmptyText')}</p>
        </EmptyState>
      </Root>
    );
  }
  return (
    <Root>
      <EmptyState
        headingAs="h1"
        title={t(isOrdered ? 'reusedTitle' : 'emptyTitle')}
        icon={isOrdered ? <CircleCheck /> : <ShoppingCart />}
        actions={
          <>
            {lastOrder === null ? null : (
              <ButtonLink href={href(paths.success.to(lastOrder))}>
                <WithNumber text={t('toLastOrder', { number: isolate(lastOrder, locale) })} number={lastOrder} />
              </ButtonLink>
            )}
            <ButtonLink href={href(paths.home.to())}>{shared('popular')}</ButtonLink>
          </>
        }
      >
        <p>{t(isOrdered ? 'reusedEmptyText' : 'emptyText')}</p>
        <PartSearch className="checkout-search" size="large" />
      </EmptyState>
    </Root>
  );
}
