import { useSelector } from 'react-redux';
import type { SaleReport } from '@partshop/api-client';
import { RateNote } from '@partshop/features/basket';
import { useCurrency, useHref, useLocale, useMoney, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { readPeriod } from '@partshop/features/finance';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Card, EmptyState, FileText, Link, Money, Package, PageHeading, TextField } from '@partshop/ui';
import { BoughtArticles } from './BoughtArticles.tsx';
import { saleReports, USUAL_PERIOD } from './sale-reports.loadable.ts';
import { messages } from './statistics.messages.ts';
import { STATISTICS_QUERY } from './statistics.query.ts';
import { Statistics } from './statistics.styles.ts';
import { StatisticsCharts } from './StatisticsCharts.tsx';

/** /client/statistic-orders: what the client has bought in a period. */
export function StatisticsScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const currency = useCurrency();
  const period = readPeriod(useQuery(STATISTICS_QUERY));
  const asked = useSelector((state: CoreState) => saleReports.select(state, { ...period, currency }));
  const usual = useSelector((state: CoreState) => saleReports.select(state, { ...USUAL_PERIOD, currency }));
  const isBad = asked.status === 'failed' && asked.error.status === 400;
  const known = isBad ? usual : asked;
  const report = 'data' in known ? known.data : undefined;
  if (!report) return null;
  return (
    <Statistics data-ui="OrderStatistics">
      <div>
        <Link href={href(paths.orders.to())} variant="standalone">
          {t('toOrders')}
        </Link>
        <PageHeading title={t('title')} description={t('lead')} />
      </div>
      <PeriodForm report={report} />
      {isBad ? <Alert tone="attention">{t('badPeriod')}</Alert> : null}
      {report.statuses.length === 0 ? (
        <EmptyState headingAs="h2" title={t('noneTitle')} icon={<Package />}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <Totals report={report} />
          <StatisticsCharts report={report} />
          <BoughtArticles report={report} />
          <TableLink report={report} />
        </>
      )}
    </Statistics>
  );
}

function PeriodForm({ report: { from, to } }: { report: SaleReport }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <search aria-label={t('period')}>
      <form method="get" action={href(paths.orderStatistics.to())} className="filter" key={`${from} ${to}`}>
        <TextField type="date" name="from" label={t('from')} defaultValue={from} />
        <TextField type="date" name="to" label={t('to')} defaultValue={to} />
        <Button type="submit">{t('show')}</Button>
      </form>
    </search>
  );
}

/** All items of the period as a file for a spreadsheet. */
function TableLink({ report: { from, to, currency } }: { report: SaleReport }) {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  const query = new URLSearchParams({ from, to, currencyCode: currency.code, lang: textLang });
  return (
    <Link
      className="table-file"
      variant="standalone"
      href={`/services/cabinet/salereport_csv?${query.toString()}`}
      download
      icon={<FileText />}
    >
      {t('tableFile')}
    </Link>
  );
}

function Totals({ report: { total, currency } }: { report: SaleReport }) {
  const t = useTexts(messages);
  const { money } = useMoney(currency.code, [total.sum]);
  return (
    <Card>
      <dl className="facts">
        <div>
          <dt>{t('orders')}</dt>
          <dd>{total.orders}</dd>
        </div>
        <div>
          <dt>{t('pieces')}</dt>
          <dd>{total.pieces}</dd>
        </div>
        <div>
          <dt>{t('sum')}</dt>
          <dd>
            <Money {...money(total.sum)} />
          </dd>
        </div>
      </dl>
      <RateNote currency={currency} />
    </Card>
  );
}
