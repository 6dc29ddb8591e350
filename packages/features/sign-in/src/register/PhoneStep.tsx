import { useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { Button, PhoneField } from '@partshop/ui';
import { messages } from './register.messages.ts';
import type { StepProps } from './step-props.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

/** Step 1: the phone that a code is sent to. */
export function PhoneStep({ answer, isSending, formProps }: StepProps<'phone'>) {
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
      <input type="hidden" name="step" value="phone" />
      <PhoneField
        id={idOf('phone')}
        name="phone"
        label={t('stepPhone')}
        hint={t('phoneHint')}
        error={errorOf('phone')}
        country="RU"
        callingCode="7"
        defaultValue={answer.phone}
        required
        minLength={5}
      />
    </SentForm>
  );
}
