import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { OrderApproval } from '@partshop/api-client';
import {
  DataText,
  isolate,
  useHref,
  useLocale,
  useMoney,
  useQuery,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, ButtonLink, Card, DefinitionList, Money, PageHeading } from '@partshop/ui';
import { approvals } from '../company-account.loadables.ts';
import { APPROVAL_QUERY } from '../company-account.query.ts';
import { CompanyPage } from '../company-page.styles.ts';
import { useTime } from '../use-time.ts';
import { ApprovalLines } from './ApprovalLines.tsx';
import { messages } from './approvals.messages.ts';
import type { DecisionRefused } from './approvals.saga.ts';
import { ApprovalState } from './ApprovalState.tsx';
import { Decision } from './Decision.tsx';

/** /profile/company/approvals/{id}: an order above a limit, and what is decided about it. */
export function ApprovalScreen() {
  const { id = '' } = useParams();
  const known = useSelector((state: CoreState) => approvals.select(state, Number(id)));
  const answer = useActionData<DecisionRefused | undefined>();
  const approval = 'data' in known ? known.data : undefined;
  return approval ? <ApprovalView approval={approval} refused={answer} /> : null;
}

function ApprovalView({ approval, refused }: { approval: OrderApproval; refused: DecisionRefused | undefined }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const query = useQuery(APPROVAL_QUERY);
  const { moment } = useTime();
  const { state, askedBy, askedAt, isOwn } = approval;
  return (
    <CompanyPage data-ui="OrderApproval">
      <PageHeading
        title={t('title')}
        description={t('askedBy', { name: isolate(askedBy, locale), time: moment(askedAt) })}
      />
      {isOwn && state === 'waiting' && query.get('done') === 'asked' ? (
        <Alert tone="positive">{t('asked')}</Alert>
      ) : null}
      {refused?.refusal.reason === 'conflict' ? (
        <Alert {...refusalAlert} tone="critical">
          {t('conflict')}
        </Alert>
      ) : null}
      <Outcome approval={approval} />
      {state === 'waiting' ? (
        <>
          <ApprovalLines approval={approval} />
          <Facts approval={approval} />
          <Decision approval={approval} refused={refused} />
        </>
      ) : null}
    </CompanyPage>
  );
}

/** Why it waits, or what was decided, by whom and why. */
function Outcome({ approval }: { approval: OrderApproval }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { moment } = useTime();
  const { moneyText } = useMoney('RUB');
  const { state, above, payable, limits, spent, reason, decidedBy, decidedAt, orderNumber, isOwn } = approval;
  const limit = (above === 'order-limit' ? limits.orderLimit : limits.monthLimit) ?? 0;
  return (
    <Card as="section" className="card">
      <p>
        <ApprovalState state={state} />
      </p>
      {state === 'waiting' ? (
        <p>
          {above === 'order-limit'
            ? t('aboveOrder', { sum: moneyText(payable), limit: moneyText(limit) })
            : t('aboveMonth', { sum: moneyText(payable), limit: moneyText(limit), spent: moneyText(spent) })}
        </p>
      ) : (
        <p className="muted">
          {t('decidedBy', { name: isolate(decidedBy, locale), time: moment(decidedAt ?? approval.askedAt) })}
        </p>
      )}
      {reason === '' ? null : (
        <p>
          <DataText>{reason}</DataText>
        </p>
      )}
      {isOwn && (state === 'refused' || state === 'withdrawn') ? (
        <p className="acts">
          <ButtonLink href={href(paths.basket.to())}>{t('backInBasket')}</ButtonLink>
        </p>
      ) : null}
      {orderNumber === null ? null : (
        <p>
          <ButtonLink href={href(paths.order.to(orderNumber))}>
            {t('toOrder', { number: isolate(orderNumber, locale) })}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

function Facts({ approval: { basket, delivery, contactName, company, comment, total } }: { approval: OrderApproval }) {
  const t = useTexts(messages);
  const { money } = useMoney(basket.currency.code);
  const { cost } = delivery;
  const sum = (amount: number | null) => (amount === null ? t('costUnknown') : <Money {...money(amount)} />);
  return (
    <Card as="section" className="card" aria-labelledby="facts-heading">
      <h2 id="facts-heading">{t('facts')}</h2>
      <DefinitionList
        items={[
          { term: t('company'), value: <DataText>{company}</DataText> },
          { term: t('recipient'), value: <DataText>{contactName}</DataText> },
          ...(comment === '' ? [] : [{ term: t('comment'), value: <DataText>{comment}</DataText> }]),
          { term: t('deliveryCost'), value: cost === 0 ? t('free') : sum(cost) },
          { term: t('total'), value: <strong>{sum(total)}</strong> },
        ]}
      />
    </Card>
  );
}
