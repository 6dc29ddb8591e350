import { useState } from 'react';
import { useHere, useTexts, type PopupProps } from '@partshop/features/core';
import { Dialog } from '@partshop/ui';
import { linkedTarget } from '../form/target.ts';
import { RegisterFlow } from '../register/RegisterFlow.tsx';
import { messages } from '../sign-in.messages.ts';
import { Body } from '../sign-in.styles.ts';
import { SignInSwitch, type SignInMode } from '../SignInSwitch.tsx';
import { LoginForm } from './LoginForm.tsx';

const TITLES = { login: 'loginTitle', registration: 'registerTitle', code: 'codeTitle' } as const;

/** Popup `login`; `mode: 'registration'` opens that side. Redirects to `target`, else to the page under it. */
export function LoginPopup({ data, onClose }: PopupProps) {
  const t = useTexts(messages);
  const { pathname, search } = useHere();
  const target = linkedTarget(data['target'] ?? pathname + search);
  const [mode, setMode] = useState<SignInMode | 'code'>(data['mode'] === 'registration' ? 'registration' : 'login');
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      closesOnBackdrop={false}
      size="small"
      title={t(TITLES[mode])}
      dismissLabel={t('close')}
    >
      <Body>
        <SignInSwitch mode={mode === 'code' ? 'login' : mode} target={target} onChange={setMode} />
        {mode === 'login' ? (
          <LoginForm target={target} onByCode={() => setMode('code')} />
        ) : (
          <RegisterFlow key={mode} target={target} isLogin={mode === 'code'} />
        )}
      </Body>
    </Dialog>
  );
}
