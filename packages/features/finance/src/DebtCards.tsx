import type { Finance } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { Card, Money, ProgressBar } from '@partshop/ui';
import type { FinanceChoice } from './finance-choice.ts';
import { messages } from './finance.messages.ts';
import { PayDebtForm } from './PayDebtForm.tsx';

const PARTS = ['upTo7', 'upTo30', 'over30'] as const;

/** The three figures to know at a glance: the debt and what may still be bought, what is overdue by age, and the way to pay. */
export function DebtCards({ finance, choice }: { finance: Finance; choice: FinanceChoice }) {
  const t = useTexts(messages);
  const { balance, overdue } = finance;
  const { money } = useMoney('RUB');
  return (
    <div className="cards">
      <Card as="section" aria-labelledby="debt-heading">
        <h2 id="debt-heading">{t(balance < 0 ? 'advance' : 'debt')}</h2>
        <Money className="figure" {...money(Math.abs(balance))} />
        <Terms finance={finance} />
      </Card>
      <Card as="section" aria-labelledby="overdue-heading">
        <h2 id="overdue-heading">{t(overdue.total > 0 ? 'overdue' : 'nothing')}</h2>
        {overdue.total > 0 ? <OverdueByAge overdue={overdue} /> : <p className="quiet">{t('nothingText')}</p>}
      </Card>
      {balance > 0 ? <PayDebtForm finance={finance} choice={choice} /> : null}
    </div>
  );
}

/** How much of the limit is used, and when invoices are to be paid. */
function Terms({ finance: { balance, terms } }: { finance: Finance }) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  if (terms === null) return <p className="quiet">{t('noTerms')}</p>;
  const { creditLimit, available, paymentDays } = terms;
  return (
    <>
      {creditLimit > 0 ? (
        <ProgressBar
          label={t('limit', { limit: moneyText(creditLimit) })}
          value={Math.min(creditLimit, Math.max(0, balance))}
          max={creditLimit}
          valueText={t('available', { sum: moneyText(available) })}
          tone={available === 0 ? 'critical' : 'neutral'}
        />
      ) : null}
      <p className="quiet">{t('paymentDays', { days: paymentDays })}</p>
    </>
  );
}

function OverdueByAge({ overdue }: Pick<Finance, 'overdue'>) {
  const t = useTexts(messages);
  const total = useMoney('RUB');
  const { money } = useMoney('RUB', [overdue.upTo7, overdue.upTo30, overdue.over30]);
  return (
    <>
      <a className="figure overdue" href="#open">
        <Money {...total.money(overdue.total)} />
      </a>
      <dl className="ages">
        {PARTS.map((part) => (
          <div key={part} data-is-none={overdue[part] === 0 || undefined}>
            <dt>{t(part)}</dt>
            <dd>
              <Money {...money(overdue[part])} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
