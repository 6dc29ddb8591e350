import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { Button } from '@partshop/ui';
import { CodeField, DemoMessagesNote, ResendCode } from '../form/CodeFields.tsx';
import type { RecoveryStepProps } from './step-props.ts';
import { messages } from './recovery.messages.ts';
import { useFieldProblems } from '../form/use-field-problems.ts';

/** The code that came, if there is such a client; the page looks the same where there is none. */
export function RecoveryCodeStep({ answer, isSending, formProps }: RecoveryStepProps<'code'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { contact, requestId, refusal } = answer;
  const { errors, idOf, errorOf } = useFieldProblems(refusal);
  return (
    <SentForm {...formProps} refusal={refusal} errors={errors}>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="contact" value={contact} />
      <input type="hidden" name="requestId" value={requestId} />
      <CodeField
        id={idOf('code')}
        hint={t(contact.includes('@') ? 'sentMail' : 'sent', { contact: isolate(contact, locale) })}
        error={errorOf('code')}
      />
      <Button type="submit" variant="primary" size="large" isPending={isSending} pendingLabel={t('checking')}>
        {t('checkCode')}
      </Button>
      <div className="code-other">
        <ResendCode wait={answer} isSending={isSending} />
        <Button type="submit" name="intent" value="change-contact" variant="quiet" formNoValidate>
          {t('changeContact')}
        </Button>
      </div>
      <DemoMessagesNote />
    </SentForm>
  );
}
