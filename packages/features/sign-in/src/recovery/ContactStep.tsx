import { MAX_EMAIL_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { Button, TextField } from '@partshop/ui';
import type { RecoveryStepProps } from './step-props.ts';
import { messages } from './recovery.messages.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

/** Who forgot the password: one field that understands a phone and an e-mail. */
export function ContactStep({ answer, isSending, formProps }: RecoveryStepProps<'contact'>) {
  const t = useTexts(messages);
  const { errors, idOf, errorOf } = useFieldProblems(answer.refusal);
  return (
    <SentForm
      {...formProps}
      refusal={answer.refusal}
      errors={errors}
      actions={
        <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={t('sending')}>
          {t('sendCode')}
        </Button>
      }
    >
      <p className="lead">{t('lead')}</p>
      <input type="hidden" name="step" value="contact" />
      <TextField
        id={idOf('contact')}
        name="contact"
        label={t('contact')}
        defaultValue={answer.contact}
        error={errorOf('contact')}
        required
        minLength={5}
        maxLength={MAX_EMAIL_LENGTH}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </SentForm>
  );
}
