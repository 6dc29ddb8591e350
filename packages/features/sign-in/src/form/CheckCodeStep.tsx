import { useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { Button } from '@partshop/ui';
import { DemoMessagesNote, ResendCode, SentCode } from './CodeFields.tsx';
import { findCodeProblems } from './code-rules.ts';
import { messages } from './field.messages.ts';
import type { SignInRefusal } from './sign-in-refusal.ts';
import type { StepForm } from './step-props.ts';
import { useCodeOnce } from './use-code-once.ts';
import { useFieldProblems } from './use-field-problems.ts';

export type CheckCodeStepProps = StepForm<unknown> & {
  answer: {
    /** Seconds until another code can be requested; null if the earlier countdown continues. */
    seconds: number | null;
    refusal: SignInRefusal<'code'> | null;
  };
  /** Hidden fields to submit with the code. */
  sent: Readonly<Record<string, string>>;
  /** The address that the code was sent to. */
  hint: string;
  submitLabel: string;
  /** The button back to the step before. */
  change: { intent: string; label: string };
};

/** The step that checks the code. */
export function CheckCodeStep({ answer, sent, hint, submitLabel, change, isSending, formProps }: CheckCodeStepProps) {
  const t = useTexts(messages);
  const { errors, idOf, errorOf } = useFieldProblems(answer.refusal, findCodeProblems);
  const onSubmit = useCodeOnce(answer.refusal, formProps.onSubmit);
  return (
    <SentForm {...formProps} onSubmit={onSubmit} refusal={answer.refusal} errors={errors} hasOneField>
      <input type="hidden" name="step" value="code" />
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SentCode id={idOf('code')} hint={hint} error={errorOf('code')} />
      <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={t('checkingCode')}>
        {submitLabel}
      </Button>
      <div className="code-other">
        <ResendCode wait={answer} isSending={isSending} />
        <Button type="submit" name="intent" value={change.intent} variant="quiet" formNoValidate>
          {change.label}
        </Button>
      </div>
      <DemoMessagesNote />
    </SentForm>
  );
}
