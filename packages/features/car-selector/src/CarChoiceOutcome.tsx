import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { Alert, Button, Link } from '@partshop/ui';
import { carPage, nameOf } from './car-names.ts';
import { CAR_LEVELS, retried, selectCarSelection } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { selectCurrentCar } from './current-car.slice.ts';

/** The result of the choice. Screen readers announce it, so the live region is rendered before it has text. */
export function CarChoiceOutcome(): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const dispatch = useDispatch();
  const selection = useSelector(selectCarSelection);
  const car = useSelector(selectCurrentCar);
  const { keeping, engine } = selection;
  const isListFailed = CAR_LEVELS.some((level) => selection[level].status === 'failed');
  return (
    <div className="car-choice-outcome" role="status">
      {isListFailed || keeping === 'failed' ? (
        <Alert
          tone="critical"
          role="none"
          actions={
            <Button size="small" onClick={() => dispatch(retried())}>
              {shared('retry')}
            </Button>
          }
        >
          {t(isListFailed ? 'listFailedText' : 'notSaved')}
        </Alert>
      ) : null}
      {keeping === 'asked' && engine.chosen ? <p className="car-choice-note">{t('saving')}</p> : null}
      {keeping === 'kept' && car ? (
        <Alert
          tone="positive"
          role="none"
          actions={
            <Link className="ps-touch" href={href(carPage(car))}>
              {t('parts')}
            </Link>
          }
        >
          {t('saved', { car: nameOf(car) })}
        </Alert>
      ) : null}
    </div>
  );
}
