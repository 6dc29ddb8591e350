import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { isOpenPage } from '@partshop/features/shared';
import { Alert, Link } from '@partshop/ui';
import { carPage, nameOf } from './car-names.ts';
import { selectCarSelection } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { selectCurrentCar } from './current-car.slice.ts';
import { RetryAlert } from './RetryAlert.tsx';

/** What became of the choice. Screen readers announce it, so the live region is rendered before it has text. */
export function KeepingOutcome(): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  const { keeping, engine } = useSelector(selectCarSelection);
  const car = useSelector(selectCurrentCar);
  return (
    <div className="car-outcome" role="status">
      {keeping === 'asked' && engine.chosen ? <p className="car-note">{t('saving')}</p> : null}
      {keeping === 'failed' ? <RetryAlert>{t('notSaved')}</RetryAlert> : null}
      {keeping === 'kept' && car ? (
        <Alert
          tone="positive"
          role="none"
          actions={
            isOpenPage(carPage(car)) ? (
              <Link className="ps-touch" href={href(carPage(car))}>
                {t('parts')}
              </Link>
            ) : null
          }
        >
          {t('saved', { car: nameOf(car) })}
        </Alert>
      ) : null}
    </div>
  );
}
