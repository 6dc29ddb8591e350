import type { SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { GoodCard as Good } from '@partshop/api-client';
import { addToBasket, offerKey, readAddForm, selectQtyByOffer } from '@partshop/features/basket';
import { DeliveryCity } from '@partshop/features/shared';
import { GoodCard } from './GoodCard.tsx';
import { CardList, Cards } from './good-cards.styles.ts';

export type GoodCardsProps = {
  items: readonly Good[];
  /** ISO 4217 code of all prices. */
  currency: string;
  /** Heading level of the cards. */
  titleAs: 'h2' | 'h3';
};

/**
 * Cards of articles, each with the form of its best offer, under the city that their delivery times are for. Needs the texts
 * `searchMessages` and `sharedMessages`.
 */
export function GoodCards({ items, currency, titleAs }: GoodCardsProps) {
  const dispatch = useDispatch();
  const qtyByOffer = useSelector(selectQtyByOffer);

  const addBestOffer = (event: SyntheticEvent) => {
    const line = event.target instanceof HTMLFormElement ? readAddForm(event.target) : null;
    if (!line) return;
    event.preventDefault();
    dispatch(addToBasket(line));
  };

  return (
    <Cards>
      <DeliveryCity />
      <CardList onSubmit={addBestOffer}>
        {items.map((good) => (
          <li key={good.articleId} className="good">
            <GoodCard
              good={good}
              currency={currency}
              titleAs={titleAs}
              inBasket={good.best ? (qtyByOffer[offerKey({ ...good, priceListId: good.best.priceListId })] ?? 0) : 0}
            />
          </li>
        ))}
      </CardList>
    </Cards>
  );
}
