import type { MailedList } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { Alert } from '@partshop/ui';
import { typedApplyOf } from '../sources/apply-form.ts';
import { FormPart } from '../sources/FormPart.tsx';
import { ApplyFields } from '../sources/ApplyFields.tsx';
import { messages as sourceMessages } from '../sources/sources.messages.ts';
import { useTargetName } from '../sources/use-target-name.ts';
import type { MailAnswer } from './act-on-mail.saga.ts';
import { findMailedListProblems, type MailField, type MailProblem } from './mail-form.ts';
import { mailPath } from './mail-path.ts';
import { messages } from './mail.messages.ts';

/** The form of what becomes of the files of a list, or of claims. A form that was refused keeps what was typed. */
export function MailedListForm({ list, answer }: { list: MailedList; answer: MailAnswer | null }) {
  const t = useTexts(messages);
  const tSource = useTexts(sourceMessages);
  const locale = useLocale();
  const { type, priceListId, address, version } = list;
  const name = useTargetName()(list);
  const { isSending, formProps } = usePageForm(mailPath(type, priceListId ?? 'claims'));
  const { errors, idOf, errorOf } = useProblems<MailField, MailProblem>(
    answer?.refusal,
    () => tSource('limitWrong'),
    findMailedListProblems,
  );
  return (
    <FormPart type={type} title={t('addressOf', { list: isolate(name, locale) })}>
      <bdi className="muted mail-address" dir="ltr">
        {address}
      </bdi>
      <SentForm
        {...formProps}
        className="new-upload"
        isPending={isSending}
        refusal={answer?.refusal}
        errors={errors}
        submit={{
          label: tSource('save'),
          pendingLabel: tSource('sending'),
          variant: 'primary',
          name: 'intent',
          value: 'saveMailedList',
        }}
      >
        {answer?.isOvertaken && !isSending ? (
          <Alert {...refusalAlert} tone="attention">
            {t('overtakenList')}
          </Alert>
        ) : null}
        <input type="hidden" name="listId" value={priceListId ?? ''} />
        <input type="hidden" name="version" value={version} />
        <ApplyFields
          type={type}
          typed={answer?.apply ?? typedApplyOf(list)}
          limit={{ id: idOf('goneLimit'), error: errorOf('goneLimit') }}
        />
      </SentForm>
    </FormPart>
  );
}
