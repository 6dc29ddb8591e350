import type { ReactElement, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { sharedMessages, useTexts } from '@partshop/features/core';
import { Alert, Button } from '@partshop/ui';
import { retried } from './car-selection.slice.ts';

/** What failed, with a button that tries again. Without a role: it stands in a live region. */
export function RetryAlert({ children }: { children: ReactNode }): ReactElement {
  const shared = useTexts(sharedMessages);
  const dispatch = useDispatch();
  return (
    <Alert
      tone="critical"
      role="none"
      actions={
        <Button size="small" onClick={() => dispatch(retried())}>
          {shared('retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
