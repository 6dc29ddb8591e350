import type { ReactNode } from 'react';
import { createFragment, useTexts } from '@partshop/features/core';
import { PartImage, ProductFacts, type PictureSource } from '@partshop/ui';
import { messages } from './search.messages.ts';

type PlainFacts = {
  maker: string;
  number: string;
  href: string;
  name: string;
  /** Empty if the name is in the page's language. */
  nameLang: string;
  /** Empty without offers. */
  price: string;
  headingAs: 'h2' | 'h3';
  /** The category whose drawing takes the place of a photograph. */
  categoryUrl: string | undefined;
} & (PictureSource | Partial<Record<keyof PictureSource, undefined>>);

type GoodFactsProps = PlainFacts & {
  /** The mark of the maker, in lists of makers to choose from. */
  mark?: ReactNode;
};

/** What an article is and costs: most of a card. Cached, but for the few cards with a mark. */
export function GoodFacts({ mark, ...plain }: GoodFactsProps) {
  return mark ? <Facts {...plain} mark={mark} /> : <CachedFacts {...plain} />;
}

const CachedFacts = createFragment<PlainFacts>(Facts, [
  'maker',
  'number',
  'href',
  'name',
  'price',
  'src',
  'srcSet',
  'avif',
  'width',
  'height',
]);

function Facts({
  name,
  nameLang,
  price,
  categoryUrl,
  maker,
  number,
  href,
  headingAs,
  mark,
  ...picture
}: GoodFactsProps) {
  const t = useTexts(messages);
  return (
    <ProductFacts
      {...{ maker, number, href, headingAs, mark }}
      picture={
        <PartImage
          alt=""
          sizes="(max-width: 780px) 80px, 132px"
          picture={picture.src === undefined ? null : picture}
          categoryUrl={categoryUrl}
        />
      }
      name={<bdi lang={nameLang || undefined}>{name}</bdi>}
      price={
        price === '' ? (
          <small>{t('cardNoOffers')}</small>
        ) : (
          <span dir="auto" suppressHydrationWarning>
            {price}
          </span>
        )
      }
    />
  );
}
