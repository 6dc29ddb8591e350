import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { CheckCodeStep } from '../form/CheckCodeStep.tsx';
import type { StepProps } from '../form/step-props.ts';
import type { RecoveryAnswer } from './recovery-answer.ts';
import { messages } from './recovery.messages.ts';

/** Asks for the code. The page looks the same if there is no such client. */
export function RecoveryCodeStep(props: StepProps<RecoveryAnswer, 'code'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { contact, requestId } = props.answer;
  return (
    <CheckCodeStep
      {...props}
      sent={{ contact, requestId }}
      hint={t('sent', { contact: isolate(contact, locale) })}
      submitLabel={t('checkCode')}
      change={{ intent: 'change-contact', label: t('changeContact') }}
    />
  );
}
