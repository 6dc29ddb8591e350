import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useTexts } from '@partshop/features/core';
import { CAR_LEVELS, selectCarSelection } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { KeepingOutcome } from './KeepingOutcome.tsx';
import { RetryAlert } from './RetryAlert.tsx';

/** What became of the choice and of its lists, whose fields have no room for a button. */
export function CarChoiceOutcome(): ReactElement {
  const t = useTexts(messages);
  const selection = useSelector(selectCarSelection);
  const isAnyFailed = CAR_LEVELS.some((level) => selection[level].status === 'failed');
  return (
    <>
      <div className="car-outcome" role="status">
        {isAnyFailed ? <RetryAlert>{t('listFailedText')}</RetryAlert> : null}
      </div>
      <KeepingOutcome />
    </>
  );
}
