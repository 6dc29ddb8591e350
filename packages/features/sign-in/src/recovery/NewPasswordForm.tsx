import { MIN_PASSWORD_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, type SentFormState } from '@partshop/features/core/forms';
import { ClientPassword } from '../form/ClientPassword.tsx';
import type { NewPasswordAnswer } from './recovery-answer.ts';
import { messages } from './recovery.messages.ts';
import type { SignInRefusal } from '../form/sign-in-refusal.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';
import { findNewPasswordProblems } from '../form/new-password-rules.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

const findPasswordProblems = (form: FormData) => findNewPasswordProblems(form, 'password');

export type NewPasswordFormProps = Omit<SentFormState<NewPasswordAnswer>, 'answer'> & {
  refusal: SignInRefusal<'password'> | undefined;
};

/** The new password in one field, without a repetition: the text can be shown. */
export function NewPasswordForm({ refusal, formProps }: NewPasswordFormProps) {
  const t = useTexts(messages);
  const tField = useTexts(fieldMessages);
  const { errors, idOf, errorOf } = useFieldProblems(refusal, findPasswordProblems);
  return (
    <SentForm
      {...formProps}
      refusal={refusal}
      errors={errors}
      hasOneField
      submit={{ label: t('save'), pendingLabel: t('saving'), variant: 'primary', size: 'large' }}
    >
      <p className="lead">{t('endsSessions')}</p>
      <ClientPassword
        id={idOf('password')}
        name="password"
        label={tField('newPassword')}
        hint={tField('passwordHint', { least: MIN_PASSWORD_LENGTH })}
        error={errorOf('password')}
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
      />
    </SentForm>
  );
}
