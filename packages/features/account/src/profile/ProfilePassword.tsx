import { useEffect, useId, useRef } from 'react';
import { MIN_PASSWORD_LENGTH, type ClientInfo } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { SentForm, useSentForm } from '@partshop/features/core/forms';
import { Alert, Card } from '@partshop/ui';
import {
  Body,
  ClientPassword,
  signInFieldMessages as fieldMessages,
  useFieldProblems,
} from '@partshop/features/sign-in';
import { messages } from './profile.messages.ts';
import { findChangeProblems } from './profile-rules.ts';
import type { ChangeAnswer } from './profile.saga.ts';

export type ProfilePasswordProps = { client: ClientInfo; first: ChangeAnswer | undefined };

/** The client's password; staff who look at the shop as the client cannot change it. */
export function ProfilePassword({ client, first }: ProfilePasswordProps) {
  const t = useTexts(messages);
  const headingId = useId();
  return (
    <Card as="section" className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('passwordTitle')}</h2>
      {client.SwitchedBy ? (
        <p>{t('passwordOfClient')}</p>
      ) : (
        <PasswordForm login={client.ClientPhone ?? client.ClientEmail ?? ''} first={first} />
      )}
    </Card>
  );
}

type PasswordFormProps = {
  /** The login under which password managers store the password. */
  login: string;
  first: ChangeAnswer | undefined;
};

/** The form that changes the password. Success empties both fields. */
function PasswordForm({ login, first }: PasswordFormProps) {
  const t = useTexts(messages);
  const tField = useTexts(fieldMessages);
  const { answer, isSending, formProps } = useSentForm<ChangeAnswer>(paths.profile.to(), first);
  const refusal = answer?.outcome === 'refused' ? answer.refusal : undefined;
  const { errors, idOf, errorOf } = useFieldProblems(refusal, findChangeProblems);
  const bodyRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.outcome === 'changed') bodyRef.current?.querySelector('form')?.reset();
  }, [answer]);
  return (
    <Body ref={bodyRef}>
      <SentForm
        {...formProps}
        refusal={refusal}
        errors={errors}
        submit={{ label: t('change'), pendingLabel: t('changing'), variant: 'primary' }}
      >
        {answer?.outcome === 'changed' && !isSending ? <Alert tone="positive">{t('changed')}</Alert> : null}
        <input name="login" autoComplete="username" value={login} readOnly hidden />
        <div className="fields">
          <ClientPassword
            id={idOf('oldPassword')}
            name="oldPassword"
            label={t('oldPassword')}
            error={errorOf('oldPassword')}
            required
            autoComplete="current-password"
          />
          <ClientPassword
            id={idOf('newPassword')}
            name="newPassword"
            label={tField('newPassword')}
            hint={tField('passwordHint', { least: MIN_PASSWORD_LENGTH })}
            error={errorOf('newPassword')}
            required
            minLength={MIN_PASSWORD_LENGTH}
            autoComplete="new-password"
          />
        </div>
      </SentForm>
    </Body>
  );
}
