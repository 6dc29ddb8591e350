import { memo } from 'react';
import type { CardAttribute, FitVerdict, GoodCard as Good, Picture } from '@partshop/api-client';
import type { BasketLine } from '@partshop/features/basket';
import { foreignLang, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
import { ArticleFit } from '@partshop/features/fit';
import { ListButtons } from '@partshop/features/lists';
import { formatDelivery, MakerMark, paths, toPictureSource } from '@partshop/features/shared';
import { ProductCardFrame } from '@partshop/ui';
import { CardAction } from './CardAction.tsx';
import { GoodAttributes } from './GoodAttributes.tsx';
import { GoodFacts } from './GoodFacts.tsx';
import { GoodTerms } from './GoodTerms.tsx';
import { messages } from './search.messages.ts';

/** With the maker's mark, where makers are to choose from; with what tells goods of one kind apart, where lists are narrowed by it. */
export type ListedGood = Good & { catalogImage?: Picture | null; attributes?: readonly CardAttribute[] };

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
  const href = useHref();
  const locale = useLocale();
  const { best, image, catalogImage, productName } = good;
  const price = best ? priceText(best.price) : '';
  return (
    <ProductCardFrame
      terms={
        <>
          {good.attributes && good.attributes.length > 0 ? <GoodAttributes attributes={good.attributes} /> : null}
          <div className="card-fit">{fit ? <ArticleFit of={fit} /> : null}</div>
          <TermsOf good={good} />
        </>
      }
      tools={<ListButtons of={good} />}
      actions={best ? <CardAction good={good} best={best} price={price} line={line} isAdding={isAdding} /> : null}
    >
      <GoodFacts
        maker={good.catalogName}
        number={good.catalogFullNumber}
        href={href(paths.price.to(good.catalogKey, good.clearNumber))}
        name={productName}
        nameLang={foreignLang(productName, locale) ?? ''}
        price={price}
        headingAs={titleAs}
        categoryUrl={image ? undefined : (good.categoryUrl ?? '')}
        {...(image && toPictureSource(image))}
        mark={catalogImage === undefined ? null : <MakerMark name={good.catalogName} picture={catalogImage} />}
      />
    </ProductCardFrame>
  );
});

function TermsOf({ good: { best, offerCount } }: { good: Good }) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  if (!best) return <GoodTerms delivery="" arrival="later" offers="" pack="" />;
  const { deliveryDays, deliveryDaysMax, multiplicity } = best;
  return (
    <GoodTerms
      delivery={formatDelivery(shared, deliveryDays, deliveryDaysMax)}
      arrival={deliveryDaysMax === 0 ? 'today' : deliveryDaysMax === 1 ? 'soon' : 'later'}
      offers={offerCount > 1 ? t('cardOffers', { count: offerCount }) : ''}
      pack={multiplicity > 1 ? t('cardPack', { count: multiplicity }) : ''}
    />
  );
}
