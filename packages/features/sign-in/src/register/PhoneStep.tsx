import { ContactPhoneField } from '@partshop/features/core/forms/phone-field';
import { useTexts } from '@partshop/features/core';
import { SendCodeStep } from '../form/SendCodeStep.tsx';
import type { StepProps } from '../form/step-props.ts';
import type { RegisterAnswer } from './register-answer.ts';
import { findPhoneProblems } from './register-rules.ts';
import { messages } from './register.messages.ts';

/** Step 1: the phone that a code is sent to. */
export function PhoneStep({ answer, ...form }: StepProps<RegisterAnswer, 'phone'>) {
  const t = useTexts(messages);
  return (
    <SendCodeStep {...form} name="phone" refusal={answer.refusal} find={findPhoneProblems}>
      {(field) => (
        <ContactPhoneField
          {...field}
          label={t('stepPhone')}
          hint={t('phoneHint')}
          defaultValue={answer.phone}
          required
        />
      )}
    </SendCodeStep>
  );
}
