import { cancellationOf, RETURN_PERIOD_DAYS, returnOf, type OrderItem } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button } from '@partshop/ui';
import { ActForm, type ActFormProps } from './ActForm.tsx';
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
        <Alert {...refusalAlert} tone="attention">
          {t(refused.overtaken === 'no-return' ? 'noReturn' : 'statusChanged')}
        </Alert>
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
    return <OwnAct {...form} intent="cancel" title={t('cancel')} text={t('cancelText')} submit={t('cancelSubmit')} />;
  }
  return (
    <>
      {cancellation === undefined ? null : (
        <OwnAct {...form} intent="cancel" title={t('askCancel')} text={t('askCancelText')} submit={t('askCancel')} />
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
      {item.returnRules === '' ? null : (
        <p className="item-note">{t('sellerRules', { text: isolate(item.returnRules, locale) })}</p>
      )}
      <OwnAct
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

type OwnActProps = FormPlace & { intent: OrderIntent } & Pick<
    ActFormProps,
    'title' | 'text' | 'submit' | 'isReasonRequired' | 'reasonError'
  >;

/** A form of the buyer, with what they typed if it was refused. */
function OwnAct({ number, refused, intent, reasonError, ...form }: OwnActProps) {
  const own = refused?.intent === intent ? refused : null;
  return (
    <ActForm
      {...form}
      path={paths.order.to(number)}
      sent={{ intent, id: form.itemId }}
      isOpen={own !== null}
      refusal={own?.refusal}
      reason={own?.typed}
      reasonError={own === null ? undefined : reasonError}
    />
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
