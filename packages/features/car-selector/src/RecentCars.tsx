import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '@partshop/features/core';
import { ChevronForward, IconButton, X } from '@partshop/ui';
import { nameOf, namesOfCar } from './car-names.ts';
import { carTaken } from './car-selection.slice.ts';
import { messages } from './car-picker.messages.ts';
import { recentForgotten, selectRecentCars } from './recent-cars.slice.ts';
import { Recent } from './RecentCars.styles.ts';

/** The cars before the current one: a press makes one the current car again. */
export function RecentCars(): ReactElement | null {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const cars = useSelector(selectRecentCars);
  if (cars.length === 0) return null;
  return (
    <Recent aria-labelledby="recent-cars">
      <h3 id="recent-cars">{t('recent')}</h3>
      <ul>
        {cars.map((car) => (
          <li key={car.engineId}>
            <button type="button" className="recent-car" onClick={() => dispatch(carTaken(namesOfCar(car)))}>
              <bdi>{nameOf(car)}</bdi>
              <ChevronForward />
            </button>
            <IconButton
              label={t('forget', { car: nameOf(car) })}
              onClick={() => dispatch(recentForgotten(car.engineId))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </Recent>
  );
}
