import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, Money, StickyBar } from '@partshop/ui';
import { isOrdered } from './basket-line.ts';
import { messages } from './basket.messages.ts';
import { selectBasketLines, selectBasketTotal, selectPromoDiscount } from './basket.selectors.ts';
import { useBasketMoney } from './use-basket-money.ts';

/** The total and the link to the checkout at the lower edge of a phone, while the summary's own link is off the screen. */
export function BasketBar({ checkout }: { checkout: RefObject<HTMLAnchorElement | null> }) {
  const t = useTexts(messages);
  const href = useHref();
  const { money } = useBasketMoney(useSelector(selectPromoDiscount));
  const total = useSelector(selectBasketTotal);
  const canOrder = useSelector(selectBasketLines).some(isOrdered);
  if (!canOrder) return null;
  return (
    <StickyBar
      standsFor={checkout}
      actions={
        <ButtonLink variant="primary" href={href(paths.checkout.to())}>
          {t('checkout')}
        </ButtonLink>
      }
    >
      <span className="bar-term">{t('total')}</span>
      <Money className="bar-total" {...money(total)} />
    </StickyBar>
  );
}
