import { useRef } from 'react';
import { useTexts } from '@partshop/features/core';
import { Button, Dialog } from '@partshop/ui';
import { messages } from './rich-text.messages.ts';

/** Asks before changes are lost. Escape returns to them. */
export function LeaveQuestion({ onDiscard, onGoOn }: { onDiscard: () => void; onGoOn: () => void }) {
  const t = useTexts(messages);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onDismiss={onGoOn}
      closesOnBackdrop={false}
      initialFocusRef={stay}
      size="small"
      title={t('unsaved')}
      dismissLabel={t('goOn')}
      actions={
        <>
          <Button onClick={onDiscard}>{t('discard')}</Button>
          <Button ref={stay} variant="primary" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      <p>{t('unsavedText')}</p>
    </Dialog>
  );
}
