import { useSelector } from 'react-redux';
import type { CompanyEvent } from '@partshop/api-client';
import { isolate, useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Link, PageHeading, Pagination } from '@partshop/ui';
import { companyHistories } from '../company-account.loadables.ts';
import { HISTORY_QUERY } from '../company-account.query.ts';
import { CompanyPage } from '../company-page.styles.ts';
import { messages as roleMessages } from '../roles.messages.ts';
import { useLimitsText } from '../use-limits-text.ts';
import { useTime } from '../use-time.ts';
import { messages } from './history.messages.ts';
import { readPage } from './history.saga.ts';

/** /profile/company/history: who did what in the company. */
export function HistoryScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const query = useQuery(HISTORY_QUERY);
  const known = useSelector((state: CoreState) => companyHistories.select(state, readPage(query)));
  const history = 'data' in known ? known.data : undefined;
  if (!history) return null;
  return (
    <CompanyPage data-ui="CompanyHistory">
      <PageHeading title={t('title')} description={t('lead')} />
      {history.items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ol className="rows" reversed>
          {history.items.map((event) => (
            <Event key={`${event.at} ${event.kind} ${event.employee}`} of={event} />
          ))}
        </ol>
      )}
      <Pagination
        label={t('pages')}
        page={history.page}
        pageCount={Math.ceil(history.total / history.take)}
        hrefFor={(page) => href(paths.companyHistory.to(String(page)))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </CompanyPage>
  );
}

function Event({ of: { kind, at, by, employee, terms, orderNumber, approvalId } }: { of: CompanyEvent }) {
  const t = useTexts(messages);
  const role = useTexts(roleMessages);
  const href = useHref();
  const locale = useLocale();
  const limitsText = useLimitsText();
  const { moment } = useTime();
  const named = (name: string) => (name === '' ? t('gone') : isolate(name, locale));
  return (
    <li className="row">
      <div className="row-text">
        <span>{t(kind, { by: named(by), employee: named(employee), order: isolate(orderNumber ?? '', locale) })}</span>
        {terms ? (
          <span className="muted">
            {[role(terms.role), ...(terms.role === 'buyer' ? limitsText(terms) : [])].join(' · ')}
          </span>
        ) : null}
        <span className="muted">{moment(at)}</span>
      </div>
      {orderNumber !== null ? (
        <Link href={href(paths.order.to(orderNumber))}>{t('toOrder')}</Link>
      ) : approvalId === null ? null : (
        <Link href={href(paths.approval.to(approvalId))}>{t('toApproval')}</Link>
      )}
    </li>
  );
}
