import { useSelector } from 'react-redux';
import { MAX_PRINTED_ENTRIES, type ReviseReport } from '@partshop/api-client';
import { selectIsWholesale, useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button, EmptyState, FileText, Link, PageHeading, Pagination, TextField } from '@partshop/ui';
import { messages as financeMessages } from './finance.messages.ts';
import { Page } from './finance.styles.ts';
import { NoAccount } from './NoAccount.tsx';
import { readReviseChoice, USUAL_REPORT, writeReviseQuery } from './revise-choice.ts';
import { reviseReports } from './revise-reports.loadable.ts';
import { messages } from './revise.messages.ts';
import { REVISE_QUERY } from './revise.query.ts';
import { ReviseAnswerForm } from './ReviseAnswerForm.tsx';
import { ReviseAnswers } from './ReviseAnswers.tsx';
import { ReviseBalances } from './ReviseBalances.tsx';
import { ReviseTable } from './ReviseTable.tsx';
import { Turnover } from './Turnover.tsx';

/** /client/revise-reports: the books of the shop beside those of a wholesale client. */
export function ReviseScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const isWholesale = useSelector(selectIsWholesale);
  const choice = readReviseChoice(useQuery(REVISE_QUERY));
  const asked = useSelector((state: CoreState) => reviseReports.select(state, choice));
  const usual = useSelector((state: CoreState) => reviseReports.select(state, USUAL_REPORT));
  const isBad = asked.status === 'failed' && asked.error.status === 400;
  const known = isBad ? usual : asked;
  if (!isWholesale) return <NoAccount />;
  const report = 'data' in known ? known.data : undefined;
  if (!report) return null;
  return (
    <Page data-ui="Revise">
      <div>
        <Link href={href(paths.finance.to())} variant="standalone">
          {t('toFinance')}
        </Link>
        <PageHeading title={t('title')} description={t('lead')} />
      </div>
      <PeriodForm report={report} />
      {isBad ? <Alert tone="attention">{t('badPeriod')}</Alert> : null}
      <div className="cards">
        <ReviseBalances report={report} />
        <ReviseAnswerForm report={report} choice={choice} />
      </div>
      <Entries report={report} />
      <ReviseAnswers answers={report.answers} />
    </Page>
  );
}

function PeriodForm({ report: { from, to } }: { report: ReviseReport }) {
  const t = useTexts(messages);
  const tFinance = useTexts(financeMessages);
  const href = useHref();
  return (
    <search aria-label={t('period')}>
      <form method="get" action={href(paths.revise.to())} className="filter" key={`${from} ${to}`}>
        <TextField type="date" name="from" label={tFinance('from')} defaultValue={from} />
        <TextField type="date" name="to" label={tFinance('to')} defaultValue={to} />
        <Button type="submit">{tFinance('show')}</Button>
      </form>
    </search>
  );
}

function Entries({ report }: { report: ReviseReport }) {
  const t = useTexts(messages);
  const tFinance = useTexts(financeMessages);
  const href = useHref();
  const { from, to, items, page, take, total } = report;
  return (
    <section className="part" aria-labelledby="entries-heading">
      <h2 id="entries-heading">{t('entries')}</h2>
      <Turnover sums={report} />
      <Files report={report} />
      {items.length === 0 ? (
        <EmptyState headingAs="h3" title={t('none')} icon={<FileText />}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <ReviseTable items={items} />
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(next) => href(paths.revise.to()) + writeReviseQuery({ from, to, page: next })}
        previousLabel={tFinance('previousPage')}
        nextLabel={tFinance('nextPage')}
      />
    </section>
  );
}

/** The report as a table for a spreadsheet, and as a document to sign. */
function Files({ report: { from, to, total } }: { report: ReviseReport }) {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  const fileOf = (kind: 'xlsx' | 'pdf') =>
    `/services/cabinet/revise/${kind}?${new URLSearchParams({ from, to, lang: textLang }).toString()}`;
  return (
    <nav aria-label={t('files')} className="files">
      <Link variant="standalone" href={fileOf('xlsx')} download icon={<FileText />}>
        {t('xlsx')}
      </Link>
      {total > MAX_PRINTED_ENTRIES ? (
        <span className="quiet">{t('tooLong', { most: MAX_PRINTED_ENTRIES })}</span>
      ) : (
        <Link variant="standalone" href={fileOf('pdf')} target="_blank" icon={<FileText />}>
          {t('pdf')}
        </Link>
      )}
    </nav>
  );
}
