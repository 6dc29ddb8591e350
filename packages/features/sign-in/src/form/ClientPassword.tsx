import type { Ref } from 'react';
import { MAX_PASSWORD_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { PasswordField, type PasswordFieldProps } from '@partshop/ui';
import { messages } from './field.messages.ts';

export type ClientPasswordProps = Omit<PasswordFieldProps, 'texts'> & { ref?: Ref<HTMLInputElement> | undefined };

/** A password of a client: with this shop's words and its greatest length. */
export function ClientPassword(props: ClientPasswordProps) {
  const t = useTexts(messages);
  const texts = {
    show: t('show'),
    hide: t('hide'),
    showPassword: t('showPassword'),
    hidePassword: t('hidePassword'),
  };
  return <PasswordField maxLength={MAX_PASSWORD_LENGTH} texts={texts} {...props} />;
}
