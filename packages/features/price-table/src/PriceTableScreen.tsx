import type { SyntheticEvent } from 'react';
import { useDispatch } from 'react-redux';
import { addToBasket, readAddForm } from '@partshop/features/basket';
import { CorrectedNumber } from './CorrectedNumber.tsx';
import { PriceHead } from './PriceHead.tsx';
import { PriceOffers } from './PriceOffers.tsx';
import { PriceRoot } from './price-table.styles.ts';
import { useShownPricePage } from './use-price-page.ts';

/** One article with all its offers (§3 price page). */
export function PriceTableScreen() {
  const shown = useShownPricePage();
  const dispatch = useDispatch();
  if (!shown) return null;

  /** Handles the forms of all offers: the best one's and the rows'. */
  const addOffer = (event: SyntheticEvent) => {
    const line = event.target instanceof HTMLFormElement ? readAddForm(event.target) : null;
    if (!line) return;
    event.preventDefault();
    dispatch(addToBasket(line));
  };

  return (
    <PriceRoot onSubmit={addOffer}>
      <CorrectedNumber page={shown.page} />
      <PriceHead page={shown.page} />
      {shown.page.totalItems > 0 ? <PriceOffers {...shown} /> : null}
    </PriceRoot>
  );
}
