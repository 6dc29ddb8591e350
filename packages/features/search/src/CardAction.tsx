import { useLayoutEffect, useRef } from 'react';
import type { GoodCard } from '@partshop/api-client';
import type { BasketLine } from '@partshop/features/basket';
import { BestOfferForm } from './BestOfferForm.tsx';
import { InBasketForm } from './InBasketForm.tsx';

type CardActionProps = {
  good: GoodCard;
  best: NonNullable<GoodCard['best']>;
  price: string;
  /** The line of the best offer, if the basket has one. */
  line: BasketLine | undefined;
  isAdding: boolean;
};

/** The button that adds the best offer; once it is in the basket, a stepper in the same place, which takes over the focus. */
export function CardAction({ line, isAdding, ...offer }: CardActionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isInBasket = line !== undefined && line.basketId !== 0 && !isAdding;
  useLayoutEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[data-step="1"], [type="submit"]')?.focus({ preventScroll: true });
    isPressed.current = false;
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- only notes a press of what is inside
    <div ref={place} className="card-action" onClick={() => (isPressed.current = true)}>
      {isInBasket ? <InBasketForm line={line} /> : <BestOfferForm {...offer} isAdding={isAdding} />}
    </div>
  );
}
