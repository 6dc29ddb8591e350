import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectBasketTotal, useBasketMoney } from '@partshop/features/basket';
import { useTexts } from '@partshop/features/core';
import { ButtonLink, Money, StickyBar } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { SUMMARY_ID } from './OrderSummary.tsx';

type CheckoutBarProps = {
  submit: RefObject<HTMLButtonElement | null>;
  /** The total of the attempt before; a retry must send the same. */
  total: number | undefined;
};

/**
 * The total at the lower edge of a phone, with a link to the summary: an order is confirmed beside what the buyer accepts with it.
 */
export function CheckoutBar({ submit, total }: CheckoutBarProps) {
  const t = useTexts(messages);
  const basketTotal = useSelector(selectBasketTotal);
  const { money } = useBasketMoney();
  return (
    <StickyBar
      standsFor={submit}
      actions={
        <ButtonLink variant="primary" href={`#${SUMMARY_ID}`}>
          {t('toSummary')}
        </ButtonLink>
      }
    >
      <span className="bar-term">{t('total')}</span>
      <Money className="bar-total" {...money(total ?? basketTotal)} />
    </StickyBar>
  );
}
