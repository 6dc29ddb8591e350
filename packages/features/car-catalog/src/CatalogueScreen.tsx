import { useSelector } from 'react-redux';
import { Trail } from '@partshop/features/breadcrumb-builder';
import { DataText, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { CategoryImage, paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { categoryTrees } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { CATEGORY_LEVELS, pathTo } from './catalogue-route.ts';
import { CatalogueRoot } from './catalogue.styles.ts';
import { dataOf } from './levels.ts';
import { NothingHere } from './NothingHere.tsx';

/** All categories of parts: sections with their pictures, the number of their goods, and their sub-categories. */
export function CatalogueScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const tree = useSelector((state: CoreState) => dataOf(categoryTrees.select(state, { engineId: null })));
  if (!tree) return null;
  const root = paths.categories.to();
  return (
    <CatalogueRoot>
      <Trail items={[{ label: t('catalogue') }]} />
      <PageHeading title={t('catalogueTitle')} description={t('catalogueDescription')} />
      {tree.length === 0 ? <NothingHere title={t('emptyCatalogue')} text={t('noBrandsText')} /> : null}
      <ul className="catalogue-parents">
        {tree.map(({ categoryId, categoryName, categoryUrl, goodsCount, image = null, children }) => (
          <li key={categoryId} className="catalogue-parent">
            <CategoryImage className="catalogue-picture" of={{ image, categoryUrl }} sizes="72px" />
            <div>
              <h2>
                <a href={href(pathTo(root, { parent: categoryUrl }, CATEGORY_LEVELS))}>
                  <DataText>{categoryName}</DataText>
                </a>
              </h2>
              <p className="catalogue-count">{t('goodsCount', { count: goodsCount })}</p>
              <ul className="catalogue-children">
                {children.map((child) => (
                  <li key={child.categoryId}>
                    <a href={href(pathTo(root, { parent: categoryUrl, category: child.categoryUrl }, CATEGORY_LEVELS))}>
                      <DataText>{child.categoryName}</DataText>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </CatalogueRoot>
  );
}
