import { useSelector } from 'react-redux';
import { selectBasketLines } from '@partshop/features/basket';
import { selectCurrency, useHref, useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { OverdueNotice } from '@partshop/features/finance';
import { paths } from '@partshop/features/shared';
import { ArrowBack, ButtonLink, PageHeading } from '@partshop/ui';
import { isUnsent } from './checkout-refusal.ts';
import { steps } from './checkout.loadables.ts';
import { messages } from './checkout.messages.ts';
import { Root } from './checkout.styles.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { PlacedElsewhere } from './PlacedElsewhere.tsx';
import { watchPlacedOrders } from './placed-elsewhere.saga.ts';
import { selectPlacedElsewhere } from './placed-elsewhere.slice.ts';
import { useRefusal } from './use-refusal.ts';

/** /checkout: everything that an order needs on one page. */
export function CheckoutScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const refused = useRefusal();
  const loadable = useSelector((state: CoreState) => steps.select(state, selectCurrency(state)));
  const step = 'data' in loadable ? loadable.data : undefined;
  const isEmpty = useSelector(selectBasketLines).length === 0;
  const placed = useSelector(selectPlacedElsewhere);
  useWatchers(watchPlacedOrders);

  if (!step) return null;
  // An order that may have arrived emptied the basket, and can still be retried.
  if (isEmpty && !(refused && isUnsent(refused))) {
    return (
      <EmptyCheckout
        lastOrder={step.lastOrder?.number ?? null}
        isOrdered={refused?.refusal.reason === 'reused'}
        placedElsewhere={placed}
      />
    );
  }
  return (
    <Root>
      <PageHeading
        title={t('title')}
        aside={
          <ButtonLink href={href(paths.basket.to())} variant="quiet" isFlush icon={<ArrowBack />}>
            {t('toBasket')}
          </ButtonLink>
        }
      />
      <OverdueNotice />
      {placed === null ? null : <PlacedElsewhere number={placed} />}
      <CheckoutForm step={step} refused={refused} />
    </Root>
  );
}
