import type { Finance } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, ButtonLink, ChipLink, EmptyState, FileText, Pagination, TextField } from '@partshop/ui';
import { writeFinanceQuery, type FinanceChoice } from './finance-choice.ts';
import { messages } from './finance.messages.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { Turnover } from './Turnover.tsx';

type LedgerSectionProps = { entries: Finance['entries']; choice: FinanceChoice };

/** The ledger: what raised and what lowered the debt, narrowed to days and a kind, by pages. */
export function LedgerSection({ entries, choice }: LedgerSectionProps) {
  const t = useTexts(messages);
  const href = useHref();
  const isNarrowed = choice.kind !== null || choice.from !== '' || choice.to !== '';
  const to = (more: Partial<FinanceChoice>) =>
    `${href(paths.finance.to())}${writeFinanceQuery({ ...choice, page: 1, ...more })}#ledger`;
  return (
    <section className="part" id="ledger" aria-labelledby="ledger-heading">
      <h2 id="ledger-heading">{t('ledgerTitle')}</h2>
      <PeriodForm choice={choice} />
      {entries.kinds.length > 1 || choice.kind !== null ? (
        <nav aria-label={t('kinds')}>
          <ul className="kinds">
            <li>
              <ChipLink href={to({ kind: null })} isCurrent={choice.kind === null}>
                {t('all')}
              </ChipLink>
            </li>
            {entries.kinds.map(({ kind, count }) => (
              <li key={kind}>
                <ChipLink href={to({ kind })} isCurrent={choice.kind === kind} aside={count}>
                  {t(`${kind}s`)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {entries.items.length === 0 ? (
        <EmptyState
          headingAs="h3"
          title={t(isNarrowed ? 'noneFoundTitle' : 'noneTitle')}
          icon={<FileText />}
          actions={isNarrowed ? <ButtonLink href={href(paths.finance.to())}>{t('reset')}</ButtonLink> : null}
        >
          <p>{t(isNarrowed ? 'noneFoundText' : 'noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <Turnover sums={entries} />
          <LedgerTable entries={entries} />
        </>
      )}
      <Pagination
        label={t('pages')}
        page={entries.page}
        pageCount={Math.ceil(entries.total / entries.take)}
        hrefFor={(page) => to({ page })}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
      />
    </section>
  );
}

function PeriodForm({ choice: { kind, from, to } }: Pick<LedgerSectionProps, 'choice'>) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <search aria-label={t('period')}>
      <form method="get" action={href(paths.finance.to())} className="filter" key={`${from} ${to}`}>
        <TextField type="date" name="from" label={t('from')} defaultValue={from} />
        <TextField type="date" name="to" label={t('to')} defaultValue={to} />
        {kind === null ? null : <input type="hidden" name="kind" value={kind} />}
        <Button type="submit">{t('show')}</Button>
      </form>
    </search>
  );
}
