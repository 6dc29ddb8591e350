import { useSelector } from 'react-redux';
import type { FoundGoods } from '@partshop/api-client';
import { nameOfCar, selectCurrentCar } from '@partshop/features/car-selector';
import { keepsAllBut, useTexts } from '@partshop/features/core';
import { CarFront, EmptyState } from '@partshop/ui';
import { messages as resultsMessages } from './results.messages.ts';
import { SEARCH_QUERY } from './search.query.ts';
import { useReloadForCar } from './use-reload-for-car.ts';

type FitNoteProps = {
  fit: FoundGoods['fit'];
  /** Whether misfits are in the list. */
  withMisfits: boolean;
  /** Whether nothing is left of what was found. */
  isEmpty: boolean;
  /** The URL of the first page of the list, with misfits and without. */
  hrefFor: (withMisfits: boolean) => string;
};

const KEPT = keepsAllBut(SEARCH_QUERY, 'fit');

/**
 * What a found list leaves out or puts last because it does not fit the current car, with a link that does the opposite (F3). A choice
 * of another car loads the list again. A list that came without the car that the browser keeps, as pages of the cache do, is not
 * moved under the visitor's eyes: a link offers to load it again, and its line is free from the start.
 */
export function FitNote({ fit, withMisfits, isEmpty, hrefFor }: FitNoteProps) {
  const t = useTexts(resultsMessages);
  const current = useSelector(selectCurrentCar);
  useReloadForCar();

  if (fit?.engineId !== current?.engineId) {
    return (
      <p className="fit-note" data-keeps={KEPT}>
        <CarFront />
        <a className="ps-touch" href={hrefFor(withMisfits)}>
          {current ? t('fittingFirst', { car: nameOfCar(current) }) : t('forNoCar')}
        </a>
      </p>
    );
  }
  if (!fit || !current) return <p className="fit-note" />;
  const car = nameOfCar(current);
  const count = fit.misfits;
  if (count === 0) return null;
  if (isEmpty) {
    return (
      <EmptyState
        title={t('misfitsOnly', { car })}
        headingAs="h2"
        icon={<CarFront />}
        actions={<a href={hrefFor(true)}>{t('showOnlyMisfits')}</a>}
      />
    );
  }
  return (
    <p className="fit-note" data-keeps={KEPT}>
      <CarFront />
      <span>{withMisfits ? t('misfitsLast', { count, car }) : t('misfitsHidden', { count, car })}</span>
      <a className="ps-touch" href={hrefFor(!withMisfits)}>
        {withMisfits ? t('hideMisfits') : t('showMisfits')}
      </a>
    </p>
  );
}
