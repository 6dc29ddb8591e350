import type { MouseEvent, ReactNode } from 'react';
import { sharedMessages, useTexts } from '@partshop/features/core';
import { Alert, ButtonLink } from '@partshop/ui';

export type FailedPartProps = {
  /** Address of the retry. */
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

/** Replaces a list that failed to load. */
export function FailedPart({ children, ...link }: FailedPartProps) {
  const t = useTexts(sharedMessages);
  return (
    <Alert
      tone="attention"
      actions={
        <ButtonLink size="small" {...link}>
          {t('retry')}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}
