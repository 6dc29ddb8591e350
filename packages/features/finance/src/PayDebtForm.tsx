import { useActionData } from 'react-router-dom';
import type { Finance } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths, writeAmount } from '@partshop/features/shared';
import { Alert, Button, Card, TextField } from '@partshop/ui';
import { writeFinanceQuery, type FinanceChoice } from './finance-choice.ts';
import { messages } from './finance.messages.ts';
import { findSumProblems, type PayDebtAnswer, type SumCode } from './pay-debt.saga.ts';

type PayDebtFormProps = { finance: Finance; choice: FinanceChoice };

/** Pays what is overdue, or another part of the debt; a refusal leaves the ledger narrowed as it was. */
export function PayDebtForm({ finance: { balance, overdue, isPayable }, choice }: PayDebtFormProps) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  const answer = useActionData<PayDebtAnswer | undefined>();
  const { isSending, formProps } = usePageForm(paths.finance.to() + writeFinanceQuery(choice));
  const isDown = answer?.refusal.reason === 'down';
  const refusal = answer && answer.refusal.reason !== 'down' ? answer.refusal : null;
  const most = moneyText(balance);
  const { errors, idOf, errorOf } = useProblems<'sum', SumCode>(
    refusal,
    ({ code }) => t(code, { most }),
    findSumProblems,
  );
  return (
    <Card as="section" className="pay" aria-labelledby="pay-heading">
      <h2 id="pay-heading">{t('payTitle')}</h2>
      {isPayable ? (
        <SentForm {...formProps} isPending={isSending} refusal={refusal} errors={errors} hasOneField>
          {isDown && !isSending ? (
            <Alert {...refusalAlert} tone="critical">
              {t('providerDown')}
            </Alert>
          ) : null}
          <TextField
            key={answer?.typed}
            id={idOf('sum')}
            name="sum"
            label={t('sum')}
            hint={t('sumHint', { most })}
            error={errorOf('sum')}
            defaultValue={answer?.typed ?? writeAmount(overdue.total > 0 ? overdue.total : balance)}
            required
            inputMode="decimal"
            autoComplete="off"
            suffix="₽"
          />
          <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('opening')}>
            {t('pay')}
          </Button>
        </SentForm>
      ) : (
        <p className="quiet">{t('byTransfer')}</p>
      )}
    </Card>
  );
}
