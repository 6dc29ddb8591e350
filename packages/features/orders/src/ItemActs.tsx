import {
  cancellationOf,
  MAX_ITEM_REASON_LENGTH,
  RETURN_PERIOD_DAYS,
  returnOf,
  type OrderItem,
} from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, ChevronDown, TextAreaField } from '@partshop/ui';
import type { OrderIntent, RefusedAct } from './act-on-order.saga.ts';
import { formatDays } from './expected-days.ts';
import { messages } from './order.messages.ts';

export type ItemActsProps = { number: string; item: OrderItem; now: Date; refused: RefusedAct | null };

/** What the buyer can do with an item, or why not: cancel it, return it, or withdraw such a request. */
export function ItemActs({ number, item, now, refused }: ItemActsProps) {
  const t = useTexts(messages);
  const form = { number, itemId: item.orderItemId, article: `${item.catalogName} ${item.catalogFullNumber}`, refused };
  const cancellation = cancellationOf(item.status);
  if (refused && refused.overtaken !== null) {
    return (
      <>
        <Alert tone="attention">{t(refused.overtaken === 'no-return' ? 'noReturn' : 'statusChanged')}</Alert>
        <ItemActs number={number} item={item} now={now} refused={null} />
      </>
    );
  }
  if (item.status === 'cancel-requested') {
    return <Withdrawal {...form} intent="withdraw-cancel" label={t('withdrawCancel')} />;
  }
  if (item.status === 'return-requested') {
    return <Withdrawal {...form} intent="withdraw-return" label={t('withdrawReturn')} />;
  }
  if (cancellation === 'cancelled') {
    return <ActForm {...form} intent="cancel" title={t('cancel')} text={t('cancelText')} submit={t('cancelSubmit')} />;
  }
  return (
    <>
      {cancellation === undefined ? null : (
        <ActForm {...form} intent="cancel" title={t('askCancel')} text={t('askCancelText')} submit={t('askCancel')} />
      )}
      <Return {...form} item={item} now={now} />
    </>
  );
}

type FormPlace = { number: string; itemId: number; article: string; refused: RefusedAct | null };

/** The form that returns an item, or why and until when. */
function Return({ item, now, ...form }: FormPlace & { item: OrderItem; now: Date }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const verdict = returnOf(item, now);
  if (!verdict.isAllowed) {
    const text = {
      'not-issued': t('notIssued', { days: RETURN_PERIOD_DAYS }),
      'not-returnable': t('notReturnable'),
      'too-late': t('tooLate'),
      requested: null,
      returned: null,
      'not-sold': null,
    }[verdict.why];
    return text === null ? null : <p className="item-note">{text}</p>;
  }
  const date = formatDays(locale, verdict.freeUntil);
  const isMissing = form.refused?.refusal?.reason === 'fields';
  return (
    <>
      <p className="item-note">{verdict.needsReason ? null : t('returnableUntil', { date })}</p>
      <ActForm
        {...form}
        intent="return"
        title={t('giveBack')}
        text={t(verdict.needsReason ? 'returnLate' : 'returnFree', { date })}
        submit={t('returnSubmit')}
        isReasonRequired={verdict.needsReason}
        reasonError={isMissing ? t('reasonMissing') : undefined}
      />
    </>
  );
}

type ActFormProps = FormPlace & {
  intent: OrderIntent;
  title: string;
  text: string;
  submit: string;
  isReasonRequired?: boolean;
  reasonError?: string | undefined;
};

/** A form that opens below its title; without scripts too. */
function ActForm({ number, itemId, article, refused, intent, title, text, submit, ...reason }: ActFormProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isReasonRequired = false, reasonError } = reason;
  const { isSending, formProps } = usePageForm(paths.order.to(number));
  const own = refused?.intent === intent ? refused : null;
  return (
    <details className="item-act" open={own !== null}>
      <summary aria-label={`${title}: ${isolate(article, locale)}`}>
        {title}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={own?.refusal}
        errors={[]}
        hasOneField
        actions={
          <Button type="submit" isPending={isSending} pendingLabel={t('sending')}>
            {submit}
          </Button>
        }
      >
        <p>{text}</p>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={itemId} />
        <TextAreaField
          name="reason"
          label={t('reason')}
          hint={isReasonRequired ? undefined : t('reasonOptional')}
          error={own === null ? undefined : reasonError}
          defaultValue={own?.typed}
          required={isReasonRequired}
          maxLength={MAX_ITEM_REASON_LENGTH}
          rows={2}
        />
      </SentForm>
    </details>
  );
}

type WithdrawalProps = FormPlace & { intent: OrderIntent; label: string };

function Withdrawal({ number, itemId, article, refused, intent, label }: WithdrawalProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.order.to(number));
  const own = refused?.intent === intent ? refused : null;
  return (
    <SentForm {...formProps} isPending={isSending} refusal={own?.refusal} errors={[]}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={itemId} />
      <Button
        type="submit"
        size="small"
        isPending={isSending}
        pendingLabel={t('sending')}
        // While it is sent, the button says only that.
        {...(isSending ? {} : { 'aria-label': `${label}: ${isolate(article, locale)}` })}
      >
        {label}
      </Button>
    </SentForm>
  );
}
