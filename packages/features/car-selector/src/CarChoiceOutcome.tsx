import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { Alert, Button, Link } from '@partshop/ui';
import { carPage, nameOf } from './car-names.ts';
import { carSaveAsked, selectSaving } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';

export type CarChoiceOutcomeProps = {
  /** Loads the failed list again. */
  onRetryList: (() => void) | undefined;
};

/** The result of the choice. Screen readers announce it, so the live region is rendered before it has text. */
export function CarChoiceOutcome({ onRetryList }: CarChoiceOutcomeProps): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const dispatch = useDispatch();
  const saving = useSelector(selectSaving);
  return (
    <div className="car-choice-outcome" role="status">
      {onRetryList ? (
        <Alert
          tone="critical"
          role="none"
          actions={
            <Button size="small" onClick={onRetryList}>
              {shared('retry')}
            </Button>
          }
        >
          {t('listFailedText')}
        </Alert>
      ) : null}
      {saving.phase === 'saving' ? <p className="car-choice-note">{t('saving')}</p> : null}
      {saving.phase === 'saved' ? (
        <Alert
          tone="positive"
          role="none"
          actions={
            <Link className="ps-touch" href={href(carPage(saving.car))}>
              {t('parts')}
            </Link>
          }
        >
          {t('saved', { car: nameOf(saving.car) })}
        </Alert>
      ) : null}
      {saving.phase === 'failed' ? (
        <Alert
          tone="critical"
          role="none"
          actions={
            <Button size="small" onClick={() => dispatch(carSaveAsked())}>
              {shared('retry')}
            </Button>
          }
        >
          {t('notSaved')}
        </Alert>
      ) : null}
    </div>
  );
}
