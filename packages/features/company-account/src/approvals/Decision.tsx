import { MAX_REASON_LENGTH, type OrderApproval } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { FormRefusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Card, TextAreaField } from '@partshop/ui';
import { messages } from './approvals.messages.ts';
import { findReasonProblems, type DecisionRefused } from './approvals.saga.ts';

type DecisionProps = { approval: OrderApproval; refused: DecisionRefused | undefined };

/** What the client can decide: an approver approves or refuses, who asked takes the order back. */
export function Decision({ approval, refused }: DecisionProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.approval.to(approval.id));
  const { refusal } = refused ?? {};
  const isOther = refusal && refusal.reason !== 'conflict' && refusal.reason !== 'fields';
  return (
    <>
      {isOther && !isSending ? <FormRefusalAlert refusal={refusal} /> : null}
      {approval.isDecidable ? (
        <>
          <Approve approval={approval} />
          <Refuse approval={approval} refused={refused} />
        </>
      ) : null}
      {approval.isOwn ? (
        <form {...formProps} aria-busy={isSending}>
          <Button type="submit" name="intent" value="withdraw">
            {t('withdraw')}
          </Button>
        </form>
      ) : null}
    </>
  );
}

function Approve({ approval: { id, basket, payable, total, isChanged } }: { approval: OrderApproval }) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.approval.to(id));
  const { moneyText } = useMoney(basket.currency.code);
  const roubles = useMoney('RUB');
  if (total === null) return null;
  return (
    <form {...formProps} className="rows" aria-busy={isSending}>
      {isChanged ? (
        <Alert tone="attention">{t('changed', { before: roubles.moneyText(payable), now: moneyText(total) })}</Alert>
      ) : null}
      <input type="hidden" name="seenTotal" value={total} />
      {isChanged ? <input type="hidden" name="acceptsChanges" value="yes" /> : null}
      <p>
        <Button type="submit" variant="primary" size="large" name="intent" value="approve" isPending={isSending}>
          {t(isChanged ? 'approveChanged' : 'approve')}
        </Button>
      </p>
    </form>
  );
}

function Refuse({ approval: { id }, refused }: DecisionProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.approval.to(id));
  const refusal = refused?.refusal.reason === 'fields' ? refused.refusal : undefined;
  const { errors, idOf, errorOf } = useProblems<'reason', 'reasonWrong'>(
    refusal,
    ({ code }) => t(code, { most: MAX_REASON_LENGTH }),
    findReasonProblems,
  );
  return (
    <Card as="section" className="card">
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={refusal}
        errors={errors}
        hasOneField
        actions={
          <Button type="submit" name="intent" value="refuse">
            {t('refuse')}
          </Button>
        }
      >
        <TextAreaField
          id={idOf('reason')}
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={errorOf('reason')}
          defaultValue={refused?.reason ?? ''}
          required
          maxLength={MAX_REASON_LENGTH}
        />
      </SentForm>
    </Card>
  );
}
