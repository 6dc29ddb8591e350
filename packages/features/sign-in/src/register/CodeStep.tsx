import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { Button } from '@partshop/ui';
import { CodeField, DemoMessagesNote, ResendCode } from '../form/CodeFields.tsx';
import { formatPhone } from '../form/format-phone.ts';
import { messages } from './register.messages.ts';
import type { StepProps } from './step-props.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

/** Step 2: the code that proves the phone. */
export function CodeStep({ answer, isSending, formProps }: StepProps<'code'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { errors, idOf, errorOf } = useFieldProblems(answer.refusal);
  return (
    <SentForm {...formProps} refusal={answer.refusal} errors={errors}>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="phone" value={answer.phone} />
      <CodeField
        id={idOf('code')}
        hint={t('codeSent', { phone: isolate(formatPhone(answer.phone), locale) })}
        error={errorOf('code')}
      />
      <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={t('checking')}>
        {t('checkCode')}
      </Button>
      <div className="code-other">
        <ResendCode wait={answer} isSending={isSending} />
        <Button type="submit" name="intent" value="change-phone" variant="quiet" formNoValidate>
          {t('changePhone')}
        </Button>
      </div>
      <DemoMessagesNote />
    </SentForm>
  );
}
