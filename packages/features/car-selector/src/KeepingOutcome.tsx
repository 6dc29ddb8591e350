import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { isOpenPage } from '@partshop/features/shared';
import { Alert, Button, Link } from '@partshop/ui';
import { carPage, nameOf } from './car-names.ts';
import { retried, selectCarSelection } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { selectCurrentCar } from './current-car.slice.ts';

/** What became of the choice. Screen readers announce it, so the live region is rendered before it has text. */
export function KeepingOutcome(): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const dispatch = useDispatch();
  const { keeping, engine } = useSelector(selectCarSelection);
  const car = useSelector(selectCurrentCar);
  return (
    <div className="car-outcome" role="status">
      {keeping === 'asked' && engine.chosen ? <p className="car-note">{t('saving')}</p> : null}
      {keeping === 'failed' ? (
        <Alert
          tone="critical"
          role="none"
          actions={
            <Button size="small" onClick={() => dispatch(retried())}>
              {shared('retry')}
            </Button>
          }
        >
          {t('notSaved')}
        </Alert>
      ) : null}
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
