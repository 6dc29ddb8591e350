import type { CategoryInfo } from '@partshop/api-client';
import { DataText, useHref, useTexts } from '@partshop/features/core';
import { CategoryImage } from '@partshop/features/shared';
import { messages } from './car-catalog.messages.ts';

type SubCategory = CategoryInfo['children'][number];

/** §9: so many are shown before the list is expanded. */
const SHOWN = 15;

/** The categories of a section that have goods; all but the first 15 open on demand. */
export function SubCategories({ categories }: { categories: readonly SubCategory[] }) {
  const t = useTexts(messages);
  const existing = categories.filter(({ isExists }) => isExists);
  if (existing.length === 0) return null;
  const rest = existing.slice(SHOWN);
  return (
    <section className="catalogue-part" aria-labelledby="sub-categories">
      <h2 id="sub-categories">{t('subCategories')}</h2>
      <CategoryCards categories={existing.slice(0, SHOWN)} />
      {rest.length === 0 ? null : (
        <details className="catalogue-more">
          <summary className="ps-touch">{t('moreCategories', { count: rest.length })}</summary>
          <CategoryCards categories={rest} />
        </details>
      )}
    </section>
  );
}

function CategoryCards({ categories }: { categories: readonly SubCategory[] }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <ul className="catalogue-categories">
      {categories.map((category) => (
        <li key={category.categoryId}>
          <a href={href(category.categoryLink)}>
            <CategoryImage className="catalogue-picture" of={category} sizes="72px" />
            <span>
              <DataText>{category.categoryName}</DataText>
              <span className="catalogue-count">{t('goodsCount', { count: category.goodsCount })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
