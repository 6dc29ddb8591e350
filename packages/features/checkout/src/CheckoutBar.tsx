import type { RefObject } from 'react';
import { useBasketMoney } from '@partshop/features/basket';
import { useTexts } from '@partshop/features/core';
import { ButtonLink, Money, StickyBar } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { SUMMARY_ID } from './OrderSummary.tsx';
import { useTotals, type Resent } from './use-totals.ts';

type CheckoutBarProps = {
  submit: RefObject<HTMLButtonElement | null>;
  resent: Resent;
};

/**
 * The total at the lower edge of a phone, with a link to the summary: an order is confirmed beside what the buyer accepts with it.
 */
export function CheckoutBar({ submit, resent }: CheckoutBarProps) {
  const t = useTexts(messages);
  const totals = useTotals(resent);
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
      {totals.map(({ type, total }) => (
        <span key={type} data-way={type}>
          <Money className="bar-total" {...money(total)} />
        </span>
      ))}
    </StickyBar>
  );
}
