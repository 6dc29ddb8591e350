import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { REVIEWED_CLAIMS, type ClaimingSeller, type ClaimReview, type ReviewedClaim } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Badge, ChipLink, PageHeading, Pagination, PartNumber } from '@partshop/ui';
import { claimReviews } from './claims.loadables.ts';
import { messages } from './claims.messages.ts';
import { CLAIMS_QUERY } from './claims.query.ts';
import type { ClaimsRefused } from './claims.saga.ts';
import { ClaimsRoot } from './claims.styles.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { claimsPath, readShown, type ShownClaims } from './shown-claims.ts';

const TONES = { accept: 'positive', refuse: 'critical' } as const;
const ONE = { accept: 'accepted', refuse: 'refused' } as const;
const ALL = { accept: 'allAccepted', refuse: 'allRefused' } as const;

/** /admin/claims: what sellers say of numbers and cars, and whether it counts (F4, F6). */
export function ClaimsScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const shown = readShown(useQuery(CLAIMS_QUERY));
  const known = useSelector((state: CoreState) => claimReviews.select(state, shown));
  const refused = useActionData<ClaimsRefused | undefined>();
  const found = 'data' in known ? known.data : undefined;
  if (!found) return null;
  const chosen = found.sellers.find(({ sellerId }) => sellerId === shown.seller);
  return (
    <ClaimsRoot data-ui="ClaimReview">
      <PageHeading title={t('title')} description={t('lead')} />
      <nav aria-label={t('types')} className="types">
        {REVIEWED_CLAIMS.map((type) => (
          <ChipLink key={type} href={href(claimsPath({ type, seller: null, page: 1 }))} isCurrent={type === shown.type}>
            {t(type)}
          </ChipLink>
        ))}
      </nav>
      {refused?.isOvertaken ? (
        <Alert {...refusalAlert} tone="attention">
          {t('overtaken')}
        </Alert>
      ) : null}
      <section aria-labelledby="sellers-heading">
        <h2 id="sellers-heading">{t('sellers')}</h2>
        {found.sellers.length === 0 ? (
          <p className="muted">{t('none')}</p>
        ) : (
          <ul className="claims">
            {found.sellers.map((seller) => (
              <li key={seller.sellerId}>
                <Seller shown={shown} of={seller} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {chosen ? <Claims shown={shown} seller={chosen} found={found} /> : null}
    </ClaimsRoot>
  );
}

function Seller({ shown, of: seller }: { shown: ShownClaims; of: ClaimingSeller }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { sellerId, name, claims, accepted, refused, decision } = seller;
  return (
    <>
      <span className="claim">
        <a
          className="ps-touch"
          href={href(claimsPath({ type: shown.type, seller: sellerId, page: 1 }))}
          aria-current={sellerId === shown.seller ? 'true' : undefined}
        >
          <DataText>{name}</DataText>
        </a>
        {decision ? <Badge tone={TONES[decision]}>{t(ALL[decision])}</Badge> : null}
      </span>
      <span className="muted">
        {accepted + refused === 0 ? t('total', { claims }) : t('counts', { claims, accepted, refused })}
      </span>
      <DecisionForm shown={shown} sellerId={sellerId} decision={decision} name={isolate(name, locale)} />
    </>
  );
}

type ClaimsProps = { shown: ShownClaims; seller: ClaimingSeller; found: ClaimReview };

function Claims({ shown, seller: { sellerId, name }, found: { claims, total, page, take } }: ClaimsProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  return (
    <section aria-labelledby="claims-heading">
      <h2 id="claims-heading">{t('claimsOf', { seller: isolate(name, locale) })}</h2>
      {claims.length === 0 ? (
        <p className="muted">{t('noClaims')}</p>
      ) : (
        <ul className="claims">
          {claims.map((claim) => (
            <li key={`${claim.articleId} ${claim.otherId}`}>
              <Claim shown={shown} sellerId={sellerId} of={claim} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(other) => href(claimsPath({ ...shown, page: other }))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </section>
  );
}

function Claim({ shown, sellerId, of: claim }: { shown: ShownClaims; sellerId: number; of: ReviewedClaim }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { articleId, otherId, article, other, car, isBoth, confidence, decision } = claim;
  const second = other ? `${other.maker} ${other.number}` : (car ?? '');
  const name = isolate(`${article.maker} ${article.number} — ${second}`, locale);
  return (
    <>
      <span className="claim">
        <Article of={article} />
        {other ? (
          <>
            <span className="muted">{t(isBoth ? 'eachOther' : 'insteadOf')}</span>
            <Article of={other} />
          </>
        ) : (
          <DataText>{car ?? ''}</DataText>
        )}
        {decision ? <Badge tone={TONES[decision]}>{t(ONE[decision])}</Badge> : null}
      </span>
      {confidence === null ? null : <span className="muted">{t('confidence', { confidence })}</span>}
      <DecisionForm shown={shown} sellerId={sellerId} claim={{ articleId, otherId }} decision={decision} name={name} />
    </>
  );
}

function Article({ of: { catalogKey, maker, number } }: { of: ReviewedClaim['article'] }) {
  const href = useHref();
  return (
    <a className="ps-touch" href={href(paths.price.to(catalogKey, number))}>
      <bdi>
        {maker} <PartNumber>{number}</PartNumber>
      </bdi>
    </a>
  );
}
