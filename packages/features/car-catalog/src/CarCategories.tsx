import { useSelector } from 'react-redux';
import type { NamedCar } from '@partshop/api-client';
import { DataText, useHref, useTexts, type CoreState } from '@partshop/features/core';
import { CategoryImage, paths } from '@partshop/features/shared';
import { categoryTrees } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { CATEGORY_LEVELS, pathTo } from './catalogue-route.ts';
import { dataOf } from './levels.ts';
import { NothingHere } from './NothingHere.tsx';

/** The categories with goods that fit a car; each leads to its page of this car. */
export function CarCategories({ car, engineId }: { car: NamedCar; engineId: number }) {
  const t = useTexts(messages);
  const href = useHref();
  const tree = useSelector((state: CoreState) => dataOf(categoryTrees.select(state, { engineId })));
  if (!tree) return null;
  if (tree.length === 0) return <NothingHere title={t('nothingToChoose')} text={t('noBrandsText')} />;
  // What follows `/zapchasti` in the address of the car.
  const carPart = car.linkUrl.slice(paths.cars.to().length);
  const pathOf = (parent: string, child: string) =>
    pathTo(paths.categories.to(), { parent, category: child }, CATEGORY_LEVELS) + carPart;
  return (
    <section className="catalogue-part" aria-labelledby="fitting-categories">
      <h2 id="fitting-categories">{t('chooseCategory')}</h2>
      <ul className="catalogue-parents">
        {tree.map((parent) => (
          <li key={parent.categoryId} className="catalogue-parent">
            <CategoryImage
              className="catalogue-picture"
              of={{ image: parent.image ?? null, categoryUrl: parent.categoryUrl }}
              sizes="72px"
            />
            <div>
              <h3>
                <DataText>{parent.categoryName}</DataText>
              </h3>
              <ul className="catalogue-children">
                {parent.children.map((child) => (
                  <li key={child.categoryId}>
                    <a href={href(pathOf(parent.categoryUrl, child.categoryUrl))}>
                      <DataText>{child.categoryName}</DataText>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
