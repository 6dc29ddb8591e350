import type { ReactNode } from 'react';
import { MAX_ITEM_REASON_LENGTH } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, type FormRefusal } from '@partshop/features/core/forms';
import { ChevronDown, TextAreaField } from '@partshop/ui';
import { messages } from './order.messages.ts';

export type ActFormProps = {
  /** The page that the form belongs to. */
  path: string;
  /** The maker and the number of the item. */
  article: string;
  title: string;
  text?: string | undefined;
  submit: string;
  /** Hidden fields. */
  sent: Readonly<Record<string, string | number>>;
  /** Fields above the reason. */
  children?: ReactNode;
  isOpen: boolean;
  refusal: FormRefusal<string, string> | null | undefined;
  /** What was typed. */
  reason: string | undefined;
  /** What the reason is called, if not so. */
  reasonLabel?: string;
  isReasonRequired?: boolean;
  reasonError?: string | undefined;
};

/** A form about an item that opens below its title; without scripts too. */
export function ActForm(props: ActFormProps) {
  const { path, article, title, text, submit, sent, children, isOpen, refusal, reason, ...needs } = props;
  const t = useTexts(messages);
  const locale = useLocale();
  const { isReasonRequired = false, reasonError, reasonLabel = t('reason') } = needs;
  const { isSending, formProps } = usePageForm(path);
  return (
    <details className="item-act" open={isOpen}>
      <summary aria-label={`${title}: ${isolate(article, locale)}`}>
        {title}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refusal}
        errors={[]}
        hasOneField
        submit={{ label: submit, pendingLabel: t('sending') }}
      >
        {text === undefined ? null : <p>{text}</p>}
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <TextAreaField
          name="reason"
          label={reasonLabel}
          hint={isReasonRequired ? undefined : t('reasonOptional')}
          error={reasonError}
          defaultValue={reason}
          required={isReasonRequired}
          maxLength={MAX_ITEM_REASON_LENGTH}
          rows={2}
        />
      </SentForm>
    </details>
  );
}
