import { useEffect, useRef } from 'react';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  NAME_PATTERN,
} from '@partshop/api-client';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { formatPhone, paths } from '@partshop/features/shared';
import { SentForm } from '@partshop/features/core/forms';
import { Link, TextField } from '@partshop/ui';
import { ClientPassword } from '../form/ClientPassword.tsx';
import { CityFields } from './CityFields.tsx';
import { messages } from './register.messages.ts';
import { findDetailsProblems } from './register-rules.ts';
import type { StepProps } from '../form/step-props.ts';
import type { RegisterAnswer } from './register-answer.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

/** Step 3: the client's details. Its first field takes the focus when it appears. */
export function DetailsStep({ answer, formProps }: StepProps<RegisterAnswer, 'details'>) {
  const t = useTexts(messages);
  const tField = useTexts(fieldMessages);
  const href = useHref();
  const locale = useLocale();
  const { values, refusal, phone } = answer;
  const { errors, idOf, errorOf } = useFieldProblems(refusal, findDetailsProblems);
  const nameRef = useRef<HTMLInputElement>(null);
  useEffect(() => nameRef.current?.focus({ preventScroll: true }), []);
  return (
    <SentForm
      {...formProps}
      refusal={refusal}
      errors={errors}
      submit={{ label: t('register'), pendingLabel: t('registering'), variant: 'primary', size: 'large' }}
    >
      <p className="lead">{t('confirmed', { phone: isolate(formatPhone(phone), locale) })}</p>
      <input type="hidden" name="step" value="details" />
      {/* Password managers store the password under the phone. */}
      <input name="phone" autoComplete="username" value={phone} readOnly hidden />
      <div className="fields">
        <TextField
          ref={nameRef}
          id={idOf('name')}
          name="name"
          label={t('name')}
          defaultValue={values.name}
          error={errorOf('name')}
          required
          minLength={MIN_NAME_LENGTH}
          maxLength={MAX_NAME_LENGTH}
          pattern={NAME_PATTERN}
          autoComplete="name"
        />
        <TextField
          id={idOf('email')}
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          defaultValue={values.email}
          error={errorOf('email')}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          dir="ltr"
        />
        <ClientPassword
          id={idOf('password')}
          name="password"
          label={t('password')}
          hint={tField('passwordHint', { least: MIN_PASSWORD_LENGTH })}
          error={errorOf('password')}
          required
          minLength={MIN_PASSWORD_LENGTH}
          autoComplete="new-password"
        />
        <CityFields values={values} id={idOf('city')} error={errorOf('city')} />
      </div>
      <p className="consent">
        {`${t('consent')} `}
        <Link href={href(paths.paperwork.to())} isExternal externalLabel={tField('newTab')}>
          {t('consentLink')}
        </Link>
      </p>
    </SentForm>
  );
}
