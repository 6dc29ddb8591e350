import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sharedMessages, useTexts } from '@partshop/features/core';
import { Alert, Button } from '@partshop/ui';
import { CAR_LEVELS, retried, selectCarSelection } from './car-selection.slice.ts';
import { messages } from './car-selector.messages.ts';
import { KeepingOutcome } from './KeepingOutcome.tsx';

/** What became of the choice and of its lists, whose fields have no room for a button. */
export function CarChoiceOutcome(): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const dispatch = useDispatch();
  const selection = useSelector(selectCarSelection);
  return (
    <>
      <div className="car-outcome" role="status">
        {CAR_LEVELS.some((level) => selection[level].status === 'failed') ? (
          <Alert
            tone="critical"
            role="none"
            actions={
              <Button size="small" onClick={() => dispatch(retried())}>
                {shared('retry')}
              </Button>
            }
          >
            {t('listFailedText')}
          </Alert>
        ) : null}
      </div>
      <KeepingOutcome />
    </>
  );
}
