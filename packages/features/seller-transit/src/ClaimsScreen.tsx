import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { ClaimState, TransitClaims } from '@partshop/api-client';
import { useHref, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { Alert, Check, ChipLink, EmptyState, PageHeading, Pagination } from '@partshop/ui';
import type { RefusedClaim } from './answer-claim.saga.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { transitClaims } from './transit.loadables.ts';
import { messages } from './transit.messages.ts';
import { CLAIM_INTENTS, claimsPath, readState } from './transit-paths.ts';
import { CLAIMS_QUERY } from './transit.query.ts';
import { ClaimsPage } from './transit.styles.ts';

/** /seller/cross-docking/diagnostics: what the warehouse found wrong, and the seller's answers. */
export function ClaimsScreen() {
  const t = useTexts(messages);
  const query = useQuery(CLAIMS_QUERY);
  const refused = useActionData<RefusedClaim | undefined>();
  const state = readState(query);
  const known = useSelector((core: CoreState) => transitClaims.select(core, { state, page: readPage(query) }));
  const found = 'data' in known ? known.data : undefined;
  const done = CLAIM_INTENTS.find((intent) => intent === query.get('done'));
  if (!found) return null;
  return (
    <ClaimsPage data-ui="SellerClaims">
      <PageHeading title={t('claims')} description={t('claimsLead')} />
      {refused && refused.refusal === null ? (
        <Alert {...refusalAlert} tone="attention">
          {t('changed')}
        </Alert>
      ) : null}
      {done && !refused ? <Alert tone="positive">{t(`done-${done}`)}</Alert> : null}
      <States found={found} current={state} />
      {found.claims.length === 0 ? (
        <EmptyState headingAs="h2" title={t('noClaims')} icon={<Check />}>
          {state === 'open' ? t('noClaimsText') : null}
        </EmptyState>
      ) : (
        <Claims found={found} state={state} refused={refused ?? null} />
      )}
    </ClaimsPage>
  );
}

function States({ found: { states }, current }: { found: TransitClaims; current: ClaimState }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <nav aria-label={t('states')}>
      <ul className="chips">
        {states.map(({ state, count }) => (
          <li key={state}>
            <ChipLink href={href(claimsPath(state))} isCurrent={state === current} aside={count}>
              {t(state)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ClaimsProps = { found: TransitClaims; state: ClaimState; refused: RefusedClaim | null };

function Claims({ found: { claims, total, page, take }, state, refused }: ClaimsProps) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <div className="part">
      <ul className="claims">
        {claims.map((claim) => (
          <ClaimCard
            key={claim.transit.id}
            claim={claim}
            path={claimsPath(state, page)}
            refused={refused?.transitId === claim.transit.id ? refused : null}
          />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(to) => href(claimsPath(state, to))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </div>
  );
}
