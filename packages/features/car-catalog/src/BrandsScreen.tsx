import { useSelector } from 'react-redux';
import { Trail } from '@partshop/features/breadcrumb-builder';
import { useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { PageHeading } from '@partshop/ui';
import { brandGroups } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { CatalogueRoot } from './catalogue.styles.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { dataOf } from './levels.ts';
import { NothingHere } from './NothingHere.tsx';

/** All brands of cars by their first letter, below the most common ones. */
export function BrandsScreen() {
  const t = useTexts(messages);
  const groups = useSelector((state: CoreState) => dataOf(brandGroups.select(state, 'all')));
  if (!groups) return null;
  const [first] = groups;
  const common = first?.name === '' ? first : undefined;
  const letters = common ? groups.slice(1) : groups;
  const root = paths.cars.to();
  return (
    <CatalogueRoot>
      <Trail items={[{ label: t('cars') }]} />
      <PageHeading title={t('carsTitle')} description={t('carsDescription')} />
      {groups.length === 0 ? <NothingHere title={t('noBrands')} text={t('noBrandsText')} /> : null}
      {common ? (
        <section className="catalogue-part" aria-labelledby="common-brands">
          <h2 id="common-brands">{t('commonBrands')}</h2>
          <ChoiceLinks root={root} choices={common.choices} look="cards" />
        </section>
      ) : null}
      {letters.length === 0 ? null : (
        <section className="catalogue-part" aria-labelledby="all-brands">
          <h2 id="all-brands">{t('allBrands')}</h2>
          <div className="catalogue-letters">
            {letters.map(({ name, choices }) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <ChoiceLinks root={root} choices={choices} />
              </section>
            ))}
          </div>
        </section>
      )}
    </CatalogueRoot>
  );
}
