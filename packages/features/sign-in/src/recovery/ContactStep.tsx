import { useTexts } from '@partshop/features/core';
import { Button, TextField } from '@partshop/ui';
import { MAX_LENGTH } from '../form/form-values.ts';
import { SentForm } from '../form/SentForm.tsx';
import { useProblems } from '../form/use-problems.ts';
import type { RecoveryStepProps } from './step-props.ts';
import { messages } from './recovery.messages.ts';

/** Who forgot the password: one field that understands a phone and an e-mail. */
export function ContactStep({ answer, isSending, formProps }: RecoveryStepProps<'contact'>) {
  const t = useTexts(messages);
  const { errors, idOf, errorOf } = useProblems(answer.refusal);
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
        maxLength={MAX_LENGTH.contact}
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
