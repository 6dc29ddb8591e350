import { MIN_PHONE_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { PhoneField } from '@partshop/ui';
import { SendCodeStep } from '../form/SendCodeStep.tsx';
import type { StepProps } from '../form/step-props.ts';
import type { RegisterAnswer } from './register-answer.ts';
import { messages } from './register.messages.ts';

/** Step 1: the phone that a code is sent to. */
export function PhoneStep({ answer, ...form }: StepProps<RegisterAnswer, 'phone'>) {
  const t = useTexts(messages);
  return (
    <SendCodeStep {...form} name="phone" refusal={answer.refusal}>
      {(field) => (
        <PhoneField
          {...field}
          label={t('stepPhone')}
          hint={t('phoneHint')}
          country="RU"
          callingCode="7"
          defaultValue={answer.phone}
          required
          minLength={MIN_PHONE_LENGTH}
        />
      )}
    </SendCodeStep>
  );
}
