import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { OfferFaultKind, OfferFaults } from '@partshop/api-client';
import { useHref, useLocale, useQuery, useTexts, type CoreState } from '@partshop/features/core';
import { formKey } from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, Check, ChipLink, DateTime, EmptyState, PageHeading, Pagination } from '@partshop/ui';
import { faultyOffers, offerFaults } from './diagnostics.loadables.ts';
import { messages } from './diagnostics.messages.ts';
import { DIAGNOSTICS_QUERY, diagnosticsPath, readDone, readKind, type Done } from './diagnostics.query.ts';
import { DiagnosticsPage } from './diagnostics.styles.ts';
import { MatchForm, MATCH_FORM } from './MatchForm.tsx';
import { messages as faultMessages } from './fault.messages.ts';
import { writeKey, type RefusedMend } from './mend-offers.saga.ts';
import { FaultyOfferCard } from './FaultyOfferCard.tsx';
import { shownKind } from './shown-kind.ts';

/** /seller/realization/diagnostics (B4): why offers are not sold, and the offers with one of the reasons, which can be mended in place. */
export function DiagnosticsScreen() {
  const t = useTexts(messages);
  const query = useQuery(DIAGNOSTICS_QUERY);
  const known = useSelector((state: CoreState) => offerFaults.select(state, undefined));
  const refused = useActionData<RefusedMend | undefined>();
  const faults = 'data' in known ? known.data : undefined;
  const done = readDone(query);
  if (!faults) return null;
  const kind = shownKind(readKind(query), faults);
  return (
    <DiagnosticsPage data-ui="SellerDiagnostics">
      <PageHeading title={t('title')} description={t('lead')} />
      {done && !refused ? <DoneAlert done={done} /> : null}
      <Summary faults={faults} />
      {kind === null ? (
        faults.checkedAt === null ? null : (
          <EmptyState title={t('fine')} icon={<Check />}>
            <p>{t('fineText')}</p>
          </EmptyState>
        )
      ) : (
        <>
          <Kinds faults={faults} current={kind} />
          <Offers kind={kind} page={readPage(query)} refused={refused ?? null} />
        </>
      )}
    </DiagnosticsPage>
  );
}

function DoneAlert({ done }: { done: Done }) {
  const t = useTexts(messages);
  if (done.what === 'changed') return <Alert tone="positive">{t('changed')}</Alert>;
  return <Alert tone={done.lowered > 0 ? 'positive' : 'attention'}>{t('matched', done)}</Alert>;
}

function Summary({ faults: { checkedAt, offers, faultless } }: { faults: OfferFaults }) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (checkedAt === null) return <Alert tone="info">{t('waiting')}</Alert>;
  const [before = '', after = ''] = t('checked', { time: '\n' }).split('\n');
  return (
    <p className="muted">
      {t('summary', { faultless, offers })}
      <span>
        {before}
        <DateTime value={checkedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
        {after}
      </span>
    </p>
  );
}

function Kinds({ faults: { kinds }, current }: { faults: OfferFaults; current: OfferFaultKind }) {
  const t = useTexts(messages);
  const tFault = useTexts(faultMessages);
  const href = useHref();
  return (
    <nav aria-label={t('kinds')}>
      <ul className="kinds">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <ChipLink href={href(diagnosticsPath(kind))} isCurrent={kind === current} aside={count}>
              {tFault(kind)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OffersProps = { kind: OfferFaultKind; page: number; refused: RefusedMend | null };

function Offers({ kind, page: asked, refused }: OffersProps) {
  const t = useTexts(messages);
  const tFault = useTexts(faultMessages);
  const href = useHref();
  const known = useSelector((state: CoreState) => faultyOffers.select(state, { kind, page: asked }));
  const found = 'data' in known ? known.data : undefined;
  if (!found) return null;
  const { offers, total, page, take } = found;
  const canMatch = kind === 'dearer' && offers.length > 0;
  return (
    <section className="offers-part" aria-labelledby="kind-heading">
      <h2 id="kind-heading">{tFault(kind)}</h2>
      <p>{t(`${kind}Text`)}</p>
      {canMatch ? <MatchForm page={page} refused={refused?.offer === '' ? refused : null} /> : null}
      {offers.length === 0 ? (
        <p className="muted">{t('none')}</p>
      ) : (
        <ul className="offers" aria-label={t('offers')}>
          {offers.map((offer) => (
            <FaultyOfferCard
              key={formKey(
                `${writeKey(offer)} ${offer.price} ${offer.quantity}`,
                refused?.offer === writeKey(offer) && refused.now !== null,
              )}
              offer={offer}
              kind={kind}
              page={page}
              markedIn={canMatch ? MATCH_FORM : null}
              refused={refused}
            />
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(to) => href(diagnosticsPath(kind, to))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </section>
  );
}
