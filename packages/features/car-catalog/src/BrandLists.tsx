import { useSelector } from 'react-redux';
import { useTexts, type CoreState } from '@partshop/features/core';
import { brandGroups } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { dataOf } from './levels.ts';
import { NothingHere } from './NothingHere.tsx';

/** Links to all brands of cars by their first letter, below the most common ones. `root` is the path above the brands. */
export function BrandLists({ root }: { root: string }) {
  const t = useTexts(messages);
  const groups = useSelector((state: CoreState) => dataOf(brandGroups.select(state, 'all')));
  if (!groups) return null;
  if (groups.length === 0) return <NothingHere title={t('noBrands')} text={t('noBrandsText')} />;
  const [first] = groups;
  const common = first?.name === '' ? first : undefined;
  const letters = common ? groups.slice(1) : groups;
  return (
    <>
      {common ? (
        <section className="catalogue-part" aria-labelledby="common-brands">
          <h2 id="common-brands">{t('commonBrands')}</h2>
          <ChoiceLinks root={root} choices={common.choices} look="cards" />
        </section>
      ) : null}
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
    </>
  );
}
