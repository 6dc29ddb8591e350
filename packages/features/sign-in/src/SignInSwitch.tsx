import type { MouseEvent } from 'react';
import { useHref, useTexts, isPlainClick } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SegmentedLinks } from '@partshop/ui';
import { messages } from './sign-in.messages.ts';

export type SignInMode = 'login' | 'registration';

export type SignInSwitchProps = {
  mode: SignInMode;
  /** The path to redirect to afterwards, without its language. */
  target: string | undefined;
  /** Switches the sides of a popup, which stays open; without it the links lead to the pages. */
  onChange?: ((mode: SignInMode) => void) | undefined;
};

/** Switches between login and registration: two pages, or two sides of one popup. */
export function SignInSwitch({ mode, target, onChange }: SignInSwitchProps) {
  const t = useTexts(messages);
  const href = useHref();
  const registerHref = href(paths.register.to(target));
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!onChange || !link || !isPlainClick(event)) return;
    event.preventDefault();
    onChange(link.getAttribute('href') === registerHref ? 'registration' : 'login');
  };
  return (
    <SegmentedLinks
      className="switch"
      label={t('switch')}
      onClick={follow}
      items={[
        { href: href(paths.login.to(target)), label: t('loginTitle'), isCurrent: mode === 'login' },
        { href: registerHref, label: t('registerTitle'), isCurrent: mode === 'registration' },
      ]}
    />
  );
}
