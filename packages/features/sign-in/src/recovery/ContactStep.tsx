import { MAX_EMAIL_LENGTH, MIN_PHONE_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { TextField } from '@partshop/ui';
import { SendCodeStep } from '../form/SendCodeStep.tsx';
import type { StepProps } from '../form/step-props.ts';
import type { RecoveryAnswer } from './recovery-answer.ts';
import { findContactProblems } from './recovery-rules.ts';
import { messages } from './recovery.messages.ts';

/** Asks for the client's phone or e-mail in one field. */
export function ContactStep({ answer, ...form }: StepProps<RecoveryAnswer, 'contact'>) {
  const t = useTexts(messages);
  return (
    <SendCodeStep {...form} name="contact" refusal={answer.refusal} find={findContactProblems}>
      {(field) => (
        <>
          <p className="lead">{t('lead')}</p>
          <TextField
            {...field}
            label={t('contact')}
            defaultValue={answer.contact}
            required
            minLength={MIN_PHONE_LENGTH}
            maxLength={MAX_EMAIL_LENGTH}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
          />
        </>
      )}
    </SendCodeStep>
  );
}
