import { useSelector } from 'react-redux';
import type { GoodCard as Good } from '@partshop/api-client';
import { offerKey, selectOffersBeingAdded, selectQtyByOffer, useAddForms } from '@partshop/features/basket';
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
  const addForms = useAddForms();
  const offersBeingAdded = useSelector(selectOffersBeingAdded);
  const qtyByOffer = useSelector(selectQtyByOffer);

  return (
    <Cards>
      <DeliveryCity />
      <CardList {...addForms}>
        {items.map((good) => {
          const key = good.best ? offerKey({ ...good, priceListId: good.best.priceListId }) : '';
          return (
            <li key={good.articleId} className="good">
              <GoodCard
                good={good}
                currency={currency}
                titleAs={titleAs}
                inBasket={qtyByOffer[key] ?? 0}
                isAdding={offersBeingAdded.has(key)}
              />
            </li>
          );
        })}
      </CardList>
    </Cards>
  );
}
