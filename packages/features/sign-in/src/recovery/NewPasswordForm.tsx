import { useTexts } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import type { FormRefusal } from '../form/form-refusal.ts';
import { MIN_PASSWORD } from '../form/form-values.ts';
import { messages as formMessages } from '../form/form.messages.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { SentForm } from '../form/SentForm.tsx';
import { useProblems } from '../form/use-problems.ts';
import type { SentFormState } from '../form/use-sent-form.ts';
import type { NewPasswordAnswer } from './recovery-answer.ts';
import { messages } from './recovery.messages.ts';

export type NewPasswordFormProps = Omit<SentFormState<NewPasswordAnswer>, 'answer'> & {
  refusal: FormRefusal<'password'> | undefined;
};

/** One field is enough: it can be looked at. */
export function NewPasswordForm({ refusal, isSending, formProps }: NewPasswordFormProps) {
  const t = useTexts(messages);
  const tForm = useTexts(formMessages);
  const { errors, idOf, errorOf } = useProblems(refusal);
  return (
    <SentForm
      {...formProps}
      refusal={refusal}
      errors={errors}
      actions={
        <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      }
    >
      <p className="lead">{t('endsSessions')}</p>
      <PasswordField
        id={idOf('password')}
        name="password"
        label={tForm('newPassword')}
        hint={tForm('passwordHint', { least: MIN_PASSWORD })}
        error={errorOf('password')}
        required
        minLength={MIN_PASSWORD}
        autoComplete="new-password"
      />
    </SentForm>
  );
}
