import { memo } from 'react';
import type { FitVerdict, GoodCard as Good, Picture } from '@partshop/api-client';
import type { BasketLine } from '@partshop/features/basket';
import { DataText, useHref, useTexts } from '@partshop/features/core';
import { ArticleFit } from '@partshop/features/fit';
import { ArticlePicture, DeliveryTime, MakerMark, paths } from '@partshop/features/shared';
import { ProductCard } from '@partshop/ui';
import { CardAction } from './CardAction.tsx';
import { messages } from './search.messages.ts';

/** With the maker's mark, where makers are to choose from. */
export type ListedGood = Good & { catalogImage?: Picture | null };

type GoodCardProps = {
  good: ListedGood;
  /** Formats an amount in minor units; all cards of a list have the same decimals. */
  priceText: (amount: number) => string;
  /** Heading level of the card. */
  titleAs: 'h2' | 'h3';
  /** The line of the best offer, if the basket has one. */
  line: BasketLine | undefined;
  /** Whether the best offer is being added. */
  isAdding: boolean;
  /** Undefined without a car, and until it is decided. */
  fit: FitVerdict | undefined;
};

/** One article of a list. The whole card links to the article; the button above the link adds the best offer. */
export const GoodCard = memo(function GoodCard({ good, priceText, titleAs, line, isAdding, fit }: GoodCardProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { best } = good;
  return (
    <ProductCard
      maker={good.catalogName}
      number={good.catalogFullNumber}
      href={href(paths.price.to(good.catalogKey, good.clearNumber))}
      headingAs={titleAs}
      picture={<ArticlePicture of={good} sizes="(max-width: 780px) 80px, 132px" />}
      mark={good.catalogImage === undefined ? null : <MakerMark name={good.catalogName} picture={good.catalogImage} />}
      name={<DataText>{good.productName}</DataText>}
      price={
        best ? (
          <span dir="auto" suppressHydrationWarning>
            {priceText(best.price)}
          </span>
        ) : (
          <small>{t('cardNoOffers')}</small>
        )
      }
      terms={
        <>
          <div className="card-fit">{fit ? <ArticleFit of={fit} /> : null}</div>
          {best ? (
            <>
              <span data-soon={best.deliveryDaysMax <= 1}>
                <DeliveryTime days={best.deliveryDays} daysMax={best.deliveryDaysMax} />
              </span>
              {good.offerCount > 1 ? <span>{t('cardOffers', { count: good.offerCount })}</span> : null}
              {best.multiplicity > 1 ? <span>{t('cardPack', { count: best.multiplicity })}</span> : null}
            </>
          ) : (
            <span>{t('cardSubstitutes')}</span>
          )}
        </>
      }
      actions={
        best ? (
          <CardAction good={good} best={best} price={priceText(best.price)} line={line} isAdding={isAdding} />
        ) : null
      }
    />
  );
});
