import { DataText, useHref, useTexts } from '@partshop/features/core';
import { CategoryImage } from '@partshop/features/shared';
import type { HomeCategory } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** The main categories with their pictures and the number of their goods; nothing without any: the menu has them too. */
export function Categories({ categories }: { categories: readonly HomeCategory[] }) {
  const t = useTexts(messages);
  const href = useHref();
  if (categories.length === 0) return null;
  return (
    <section className="categories" aria-labelledby="categories">
      <h2 id="categories">{t('categories')}</h2>
      <ul className="category-list">
        {categories.map((category) => (
          <li key={category.categoryId}>
            <a className="category" href={href(category.categoryLink)}>
              <CategoryImage className="category-picture" of={category} sizes="72px" />
              <span className="category-name">
                <DataText>{category.categoryName}</DataText>
                <span className="category-count">{t('goodsCount', { count: category.goodsCount })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
