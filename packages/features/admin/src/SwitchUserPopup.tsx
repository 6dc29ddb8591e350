import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts, type PopupProps } from '@partshop/features/core';
import { Alert, Button, Dialog } from '@partshop/ui';
import { ClientSearch } from './ClientSearch.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { refusalText } from './switch-refusal.ts';
import { messages } from './switch-user.messages.ts';
import { selectSwitch, switchBackAsked } from './switch-user.slice.ts';
import { SwitchFrame } from './switch-user.styles.ts';

/** X3, B5: an admin chooses a client to switch to and gives a reason, or switches back. */
export function SwitchUserPopup({ data, onClose }: PopupProps) {
  return data['mode'] === 'back' ? <SwitchBack onClose={onClose} /> : <SwitchUser onClose={onClose} />;
}

function SwitchUser({ onClose }: { onClose: () => void }) {
  const t = useTexts(messages);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const { phase } = useSelector(selectSwitch);
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      closesOnBackdrop={false}
      initialFocusRef={field}
      title={t('title')}
      dismissLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={phase === 'sending'}>
            {t('title')}
          </Button>
        </>
      }
    >
      <SwitchFrame>
        <p className="switch-rules">{t('rules')}</p>
        <ClientSearch fieldRef={field} onSearch={setQuery} query={query} />
        <ReasonForm id={formId} query={query} />
      </SwitchFrame>
    </Dialog>
  );
}

function SwitchBack({ onClose }: { onClose: () => void }) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const state = useSelector(selectSwitch);
  const hasFailed = state.phase === 'failed';
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      size="small"
      title={t(hasFailed ? 'backFailed' : 'backTitle')}
      dismissLabel={t('close')}
      actions={
        hasFailed ? (
          <Button variant="primary" onClick={() => dispatch(switchBackAsked())}>
            {t('retry')}
          </Button>
        ) : null
      }
    >
      {hasFailed ? (
        <Alert tone="critical">{refusalText(t, state.refusal)}</Alert>
      ) : (
        <p role="status">{t('backText')}</p>
      )}
    </Dialog>
  );
}
