import { useTexts } from '@partshop/features/core';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

const TITLE_ID = 'fits';

/** Some of the cars that the article fits. Says whether there are others. */
export function FittingCars({ cars, hasMoreCars }: Pick<ShownPage, 'cars' | 'hasMoreCars'>) {
  const t = useTexts(messages);
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 className="fits-title" id={TITLE_ID}>
        {t('fits')}
      </h2>
      <ul className="fits-cars">
        {cars.map(({ brand, model }) => (
          <li key={`${brand} ${model}`}>
            <bdi>
              {brand} {model}
            </bdi>
          </li>
        ))}
        {hasMoreCars ? <li className="fits-others">{t('fitsOthers')}</li> : null}
      </ul>
    </section>
  );
}
