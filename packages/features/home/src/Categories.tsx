import { useSelector } from 'react-redux';
import { DataText, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { CategoryImage, categoryPath } from '@partshop/features/shared';
import { mainCategories } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** The main categories with their pictures; nothing where they could not be had: the menu has them too. */
export function Categories() {
  const t = useTexts(messages);
  const href = useHref();
  const known = useSelector((state: CoreState) => mainCategories.select(state, 'main'));
  const categories = 'data' in known ? (known.data ?? []) : [];
  if (categories.length === 0) return null;
  return (
    <section className="categories" aria-labelledby="categories">
      <h2 id="categories">{t('categories')}</h2>
      <ul className="category-list">
        {categories.map((category) => (
          <li key={category.categoryId}>
            <a className="category" href={href(categoryPath(category))}>
              <CategoryImage className="category-picture" of={category} sizes="72px" />
              <DataText>{category.categoryName}</DataText>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
