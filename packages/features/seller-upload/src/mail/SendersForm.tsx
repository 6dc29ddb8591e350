import { MAX_LETTER_SENDERS, type ListMailbox, type UploadType } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { Alert, ChevronDown, TextAreaField } from '@partshop/ui';
import { FormPart } from '../sources/FormPart.tsx';
import { messages as sourceMessages } from '../sources/sources.messages.ts';
import type { MailAnswer } from './act-on-mail.saga.ts';
import { findSenderProblems, type MailField, type MailProblem } from './mail-form.ts';
import { mailPath } from './mail-path.ts';
import { messages } from './mail.messages.ts';

type SendersFormProps = {
  type: UploadType;
  /** Null where the form gives the seller addresses. */
  mailbox: ListMailbox | null;
  answer: MailAnswer | null;
};

/** The form of who may send files by mail, and the way to new addresses. A form that was refused keeps what was typed. */
export function SendersForm({ type, mailbox, answer }: SendersFormProps) {
  const t = useTexts(messages);
  const tSource = useTexts(sourceMessages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(mailPath(type, 'senders'));
  const own = answer?.ofMail === 'saveSenders' ? answer : null;
  const { errors, idOf, errorOf } = useProblems<MailField, MailProblem>(
    own?.refusal,
    ({ code }) => (code === 'limitWrong' ? '' : t(code, { most: MAX_LETTER_SENDERS })),
    findSenderProblems,
  );
  const senders = mailbox?.senders.map((sender) => isolate(sender, locale)).join(', ') ?? '';
  return (
    <FormPart type={type} title={t('senders')}>
      {answer?.isOvertaken && !isSending ? (
        <Alert {...refusalAlert} tone="attention">
          {t('overtakenSenders', { senders })}
        </Alert>
      ) : null}
      <SentForm
        {...formProps}
        className="new-upload"
        isPending={isSending}
        refusal={own?.refusal}
        errors={errors}
        hasOneField
        submit={{
          label: mailbox ? tSource('save') : t('begin'),
          pendingLabel: tSource('sending'),
          variant: 'primary',
          name: 'intent',
          value: 'saveSenders',
        }}
      >
        <input type="hidden" name="version" value={mailbox?.version ?? 0} />
        <TextAreaField
          id={idOf('senders')}
          name="senders"
          label={t('sendersField')}
          hint={t('sendersHint', { most: MAX_LETTER_SENDERS })}
          error={errorOf('senders')}
          defaultValue={own?.senders ?? mailbox?.senders.join('\n')}
          rows={4}
          dir="ltr"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
      </SentForm>
      {mailbox ? <Renewal type={type} version={mailbox.version} answer={answer} /> : null}
    </FormPart>
  );
}

type RenewalProps = { type: UploadType; version: number; answer: MailAnswer | null };

function Renewal({ type, version, answer }: RenewalProps) {
  const t = useTexts(messages);
  const tSource = useTexts(sourceMessages);
  const { isSending, formProps } = usePageForm(mailPath(type, 'senders'));
  const refusal = answer?.ofMail === 'renewMail' ? answer.refusal : null;
  return (
    <details open={refusal !== null}>
      <summary>
        {t('renew')}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        className="new-upload"
        isPending={isSending}
        refusal={refusal}
        errors={[]}
        submit={{ label: t('renewNow'), pendingLabel: tSource('sending'), name: 'intent', value: 'renewMail' }}
      >
        <input type="hidden" name="version" value={version} />
        <p>{t('renewText')}</p>
      </SentForm>
    </details>
  );
}
