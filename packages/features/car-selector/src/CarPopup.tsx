import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts, type PopupProps } from '@partshop/features/core';
import { Button, Dialog } from '@partshop/ui';
import { selectionReset } from './car-selection.slice.ts';
import { messages } from './car-picker.messages.ts';
import { CarSelector } from './CarSelector.tsx';
import { selectCurrentCar } from './current-car.slice.ts';
import { Garage } from './CarPopup.styles.ts';
import { RecentCars } from './RecentCars.tsx';

/** The current car above any page: to open, switch or clear it (F14). */
export function CarPopup({ onClose }: PopupProps): ReactElement {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const car = useSelector(selectCurrentCar);
  return (
    <Dialog isOpen onDismiss={onClose} title={t('pageTitle')} dismissLabel={t('close')} size="large">
      <Garage>
        <CarSelector />
        {car ? (
          <Button variant="quiet" size="small" onClick={() => dispatch(selectionReset('all'))}>
            {t('clear')}
          </Button>
        ) : null}
        <RecentCars />
      </Garage>
    </Dialog>
  );
}
