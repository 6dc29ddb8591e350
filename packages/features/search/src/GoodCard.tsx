import { memo } from 'react';
import type { GoodCard as Good } from '@partshop/api-client';
import { DataText, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Badge, PartImage, PartNumber } from '@partshop/ui';
import { BestOfferForm } from './BestOfferForm.tsx';
import { messages } from './search.messages.ts';
import { usePriceText } from './use-price-text.ts';

type GoodCardProps = {
  good: Good;
  /** ISO 4217 code of its prices. */
  currency: string;
  /** Heading level of the card. */
  titleAs: 'h2' | 'h3';
  /** Pieces of the best offer in the basket. */
  inBasket: number;
  /** Whether the best offer is being added. */
  isAdding: boolean;
};

/** One article of a list. The whole card links to the article; the button above the link adds the best offer. */
export const GoodCard = memo(function GoodCard({ good, currency, titleAs: Title, inBasket, isAdding }: GoodCardProps) {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const href = useHref();
  const priceText = usePriceText(currency);
  const { best, image, catalogName: maker, catalogFullNumber: number } = good;
  return (
    <>
      <div className="good-image">
        {image ? (
          <img src={image.url} alt={image.alt} loading="lazy" />
        ) : (
          <PartImage categoryUrl={good.categoryUrl} alt="" />
        )}
        {good.isDemo ? (
          <Badge isBare className="good-demo">
            {t('cardDemo')}
          </Badge>
        ) : null}
      </div>
      <div className="good-text">
        <Title className="good-title">
          <a href={href(paths.price.to(good.catalogKey, good.clearNumber))}>
            <bdi>
              {maker} <PartNumber>{number}</PartNumber>
            </bdi>
          </a>
        </Title>
        <p className="good-name">
          <DataText>{good.productName}</DataText>
        </p>
      </div>
      {best ? (
        <div className="good-offer">
          <p className="good-price" dir="auto" suppressHydrationWarning>
            {priceText(best.price)}
          </p>
          <p className="good-terms">
            <span data-soon={best.deliveryDaysMax <= 1}>
              {formatDelivery(tShared, best.deliveryDays, best.deliveryDaysMax)}
            </span>
            {good.offerCount > 1 ? <span>{t('cardOffers', { count: good.offerCount })}</span> : null}
            {best.multiplicity > 1 ? <span>{t('cardPack', { count: best.multiplicity })}</span> : null}
          </p>
          <BestOfferForm good={good} best={best} price={priceText(best.price)} isAdding={isAdding} />
          <p className="good-in-basket">
            {inBasket > 0 ? <a href={href(paths.basket.to())}>{t('cardInBasket', { count: inBasket })}</a> : null}
          </p>
        </div>
      ) : (
        <div className="good-offer">
          <p className="good-none">{t('cardNoOffers')}</p>
          <p className="good-terms">{t('cardSubstitutes')}</p>
        </div>
      )}
    </>
  );
});
