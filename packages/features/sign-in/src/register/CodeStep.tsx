import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { formatPhone } from '@partshop/features/shared';
import { CheckCodeStep } from '../form/CheckCodeStep.tsx';
import type { StepProps } from '../form/step-props.ts';
import type { RegisterAnswer } from './register-answer.ts';
import { messages } from './register.messages.ts';

/** Step 2: the code that proves the phone. */
export function CodeStep(props: StepProps<RegisterAnswer, 'code'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { phone } = props.answer;
  return (
    <CheckCodeStep
      {...props}
      sent={{ phone }}
      hint={t('codeSent', { phone: isolate(formatPhone(phone), locale) })}
      submitLabel={t('checkCode')}
      change={{ intent: 'change-phone', label: t('changePhone') }}
    />
  );
}
