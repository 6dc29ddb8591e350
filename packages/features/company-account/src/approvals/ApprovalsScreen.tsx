import { useSelector } from 'react-redux';
import type { ApprovalSummary } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, Card, Money, PageHeading } from '@partshop/ui';
import { approvalLists } from '../company-account.loadables.ts';
import { CompanyPage } from '../company-page.styles.ts';
import { useTime } from '../use-time.ts';
import { messages } from './approvals.messages.ts';
import { ApprovalState } from './ApprovalState.tsx';

/** /profile/company/approvals: orders above a limit. */
export function ApprovalsScreen() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => approvalLists.select(state, undefined));
  const items = 'data' in known ? (known.data?.items ?? []) : [];
  return (
    <CompanyPage data-ui="Approvals">
      <PageHeading title={t('listTitle')} description={t('listLead')} />
      {items.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="rows">
          {items.map((approval) => (
            <ApprovalRow key={approval.id} of={approval} />
          ))}
        </ul>
      )}
    </CompanyPage>
  );
}

function ApprovalRow({ of: { id, state, askedBy, askedAt, payable, isDecidable } }: { of: ApprovalSummary }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { moment } = useTime();
  const { money, moneyText } = useMoney('RUB');
  return (
    <Card as="li" className="row">
      <div className="row-text">
        <strong>
          <DataText>{askedBy}</DataText>
        </strong>
        <span className="muted">{moment(askedAt)}</span>
        <span>
          <ApprovalState state={state} />
        </span>
      </div>
      <span className="line-sum">
        <Money {...money(payable)} />
      </span>
      <ButtonLink
        href={href(paths.approval.to(id))}
        size="small"
        variant={isDecidable ? 'primary' : 'secondary'}
        aria-label={t(isDecidable ? 'decideOf' : 'openOf', { name: isolate(askedBy, locale), sum: moneyText(payable) })}
      >
        {t(isDecidable ? 'decide' : 'open')}
      </ButtonLink>
    </Card>
  );
}
