import { useSelector } from 'react-redux';
import { offerKey, selectLinesByOffer, selectOffersBeingAdded, useAddForms } from '@partshop/features/basket';
import { useFit } from '@partshop/features/fit';
import { DeliveryCity } from '@partshop/features/shared';
import { ProductGrid } from '@partshop/ui';
import { GoodCard, type ListedGood } from './GoodCard.tsx';
import { Cards } from './good-cards.styles.ts';
import { usePriceText } from './use-price-text.ts';

export type GoodCardsProps = {
  items: readonly ListedGood[];
  /** ISO 4217 code of all prices. */
  currency: string;
  /** Heading level of the cards. */
  titleAs: 'h2' | 'h3';
  /** False for further lists of a page, which says the city once. @default true */
  isCityShown?: boolean;
};

/**
 * Cards of articles, each with the form of its best offer, under the city that their delivery times are for. Needs the texts
 * `searchMessages` and `sharedMessages`.
 */
export function GoodCards({ items, currency, titleAs, isCityShown = true }: GoodCardsProps) {
  const addForms = useAddForms();
  const offersBeingAdded = useSelector(selectOffersBeingAdded);
  const lines = useSelector(selectLinesByOffer);
  const priceText = usePriceText(items, currency);
  const fits = useFit(items.map(({ articleId }) => articleId));

  return (
    <Cards>
      {isCityShown ? <DeliveryCity /> : null}
      <ProductGrid {...addForms}>
        {items.map((good) => {
          const key = good.best ? offerKey({ ...good, priceListId: good.best.priceListId }) : '';
          return (
            <GoodCard
              key={good.articleId}
              good={good}
              priceText={priceText}
              titleAs={titleAs}
              line={lines.get(key)}
              isAdding={offersBeingAdded.has(key)}
              fit={fits[good.articleId]}
            />
          );
        })}
      </ProductGrid>
    </Cards>
  );
}
