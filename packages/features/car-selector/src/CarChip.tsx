import { useSelector } from 'react-redux';
import { createFragment, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { CarFront } from '@partshop/ui';
import { messages } from './car-chip.messages.ts';
import { Chip } from './CarChip.styles.ts';
import { nameOf } from './car-names.ts';
import { selectCurrentCar, selectIsCarCertain } from './current-car.slice.ts';

/** The current car in the header; opens the choice of another, which is a page without scripts. */
export function CarChip() {
  const car = useSelector(selectCurrentCar);
  const isCertain = useSelector(selectIsCarCertain);
  return <CarLink name={car ? nameOf(car) : ''} isCertain={isCertain} />;
}

const CarLink = createFragment<{ name: string; isCertain: boolean }>(
  function ChipLink({ name, isCertain }) {
    const t = useTexts(messages);
    const href = useHref();
    return (
      <Chip
        href={href(paths.addCar.to())}
        data-popup="car"
        data-car={name === '' ? undefined : ''}
        data-certain={isCertain ? '' : undefined}
        aria-haspopup="dialog"
      >
        <CarFront />
        <span>
          <span className="chip-label">{t('car')}</span> <span className="chip-name">{name || t('choose')}</span>
        </span>
      </Chip>
    );
  },
  ['name'],
);
