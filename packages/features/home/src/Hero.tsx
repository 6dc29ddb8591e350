import type { GoodList } from '@partshop/api-client';
import { useHref, useTexts, type Loadable } from '@partshop/features/core';
import { CategoryImage, PartSearch, paths } from '@partshop/features/shared';
import { ArrowForward, PartNumber } from '@partshop/ui';
import type { HomeCategory } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** Number of example part numbers, taken from the best-selling parts. */
const EXAMPLES = 3;
/** Number of photographs on the way to the catalogue, which are those of the first categories with one. */
const PICTURES = 3;

type HeroProps = { sales: Loadable<GoodList>; categories: readonly HomeCategory[] };

/** The three ways to a part: by its number or name, by the car, and through the catalogue. */
export function Hero({ sales, categories }: HeroProps) {
  const t = useTexts(messages);
  const href = useHref();
  const examples = 'data' in sales && sales.data ? sales.data.items.slice(0, EXAMPLES) : [];
  return (
    <section className="hero">
      <div className="door door-number">
        <h1 tabIndex={-1}>{t('heading')}</h1>
        <p className="hero-lead">{t('lead')}</p>
        <PartSearch className="hero-search" size="large" />
        {examples.length === 0 ? null : (
          <p className="hero-examples">
            <span>{t('examples')}</span>
            {examples.map((good) => (
              <a
                key={good.articleId}
                className="hero-label ps-touch"
                href={href(paths.search.to(good.catalogFullNumber.replaceAll(/[/\\.]/g, '')))}
              >
                <PartNumber>{good.catalogFullNumber}</PartNumber>
              </a>
            ))}
          </p>
        )}
      </div>
      <a className="door door-link" href={href(paths.cars.to())}>
        <strong>{t('byCar')}</strong>
        <span>{t('byCarText')}</span>
        <ArrowForward />
      </a>
      {categories.length === 0 ? null : <CatalogueDoor categories={categories} />}
    </section>
  );
}

/** Leads to the page of all categories. */
function CatalogueDoor({ categories }: Pick<HeroProps, 'categories'>) {
  const t = useTexts(messages);
  const href = useHref();
  const photographed = categories.filter(({ image }) => image !== null).slice(0, PICTURES);
  const count = categories.reduce((sum, { goodsCount }) => sum + goodsCount, 0);
  return (
    <a className="door door-link" href={href(paths.categories.to())}>
      <strong>{t('catalogue')}</strong>
      <span>{t('catalogueText', { count })}</span>
      <span className="door-pictures">
        {photographed.map((category) => (
          <CategoryImage key={category.categoryId} of={category} sizes="112px" />
        ))}
      </span>
    </a>
  );
}
