import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { OwnApplication, SupplierApplication } from '@partshop/api-client';
import {
  isolate,
  selectIsAnonymous,
  useHref,
  useLocale,
  useQuery,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { isOpenPage, paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, ButtonLink, Card, Link, PageHeading } from '@partshop/ui';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { DocumentList } from '../DocumentList.tsx';
import { messages as stateMessages } from '../state.messages.ts';
import { ownApplications } from '../supplier.loadables.ts';
import { APPLICATION_QUERY } from '../supplier.query.ts';
import { SupplierPage } from '../supplier.styles.ts';
import { messages } from './application.messages.ts';
import type { ApplicationAnswer } from './application.saga.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** /registrationsupplier: the application of who wants to sell, and how it stands. */
export function ApplicationScreen() {
  const t = useTexts(messages);
  const href = useHref();
  const isGuest = useSelector(selectIsAnonymous);
  const known = useSelector((state: CoreState) => ownApplications.select(state, undefined));
  const isSellerMissing = useQuery(APPLICATION_QUERY).get('from') === 'seller';
  const own = 'data' in known ? known.data : undefined;
  return (
    <SupplierPage data-ui="SupplierApplication">
      <PageHeading title={t('title')} description={t('lead')} />
      <p>
        <Link href={href(paths.becomeSupplier.to())} variant="standalone">
          {t('conditions')}
        </Link>
      </p>
      {isSellerMissing ? (
        <Alert role="note" tone="attention" title={t('noSellerTitle')}>
          {t('noSellerText')}
        </Alert>
      ) : null}
      {isGuest ? <GuestNote /> : own ? <OwnPart own={own} /> : null}
    </SupplierPage>
  );
}

/** An application belongs to an account, which a guest gets as every client does. */
function GuestNote() {
  const t = useTexts(messages);
  const href = useHref();
  const target = paths.registrationSupplier.to();
  return (
    <Card as="section" className="card" aria-labelledby="guest-heading">
      <h2 id="guest-heading">{t('guestTitle')}</h2>
      <p>{t('guestText')}</p>
      <p className="acts">
        <ButtonLink href={href(paths.register.to(target))} variant="primary">
          {t('register')}
        </ButtonLink>
        <ButtonLink href={href(paths.login.to(target))}>{t('login')}</ButtonLink>
      </p>
    </Card>
  );
}

function OwnPart({ own }: { own: OwnApplication }) {
  const t = useTexts(messages);
  const { application } = own;
  const answer = useActionData<ApplicationAnswer | undefined>();
  const isLocked = application?.state === 'sent' || application?.state === 'accepted';
  return (
    <>
      {answer?.refusal?.reason === 'changed' ? (
        <Alert {...refusalAlert} tone="critical">
          {t('changed')}
        </Alert>
      ) : null}
      {application ? <StateNote application={application} /> : null}
      {isLocked ? <Sent own={own} application={application} /> : <ApplicationForm own={own} answer={answer} />}
    </>
  );
}

/** How the application stands, and what can be done now. */
function StateNote({ application: { state, sentAt, email, reason } }: { application: SupplierApplication }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  if (state === 'sent') {
    const day = new Intl.DateTimeFormat(locale.format, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
    const date = day.format(new Date(sentAt));
    return (
      <Alert role="note" tone="info" title={t('sentTitle')}>
        {t('sentText', { date, email: isolate(email, locale) })}
      </Alert>
    );
  }
  if (state === 'accepted') {
    const cabinet = paths.sellerInfo.to();
    return (
      <Alert
        role="note"
        tone="positive"
        title={t('acceptedTitle')}
        actions={
          isOpenPage(cabinet) ? (
            <ButtonLink href={href(cabinet)} size="small">
              {t('toSeller')}
            </ButtonLink>
          ) : undefined
        }
      >
        {t('acceptedText')}
      </Alert>
    );
  }
  const [tone, title] =
    state === 'asked' ? (['attention', 'askedTitle'] as const) : (['critical', 'refusedTitle'] as const);
  return (
    <Alert role="note" tone={tone} title={t(title)}>
      <bdi className="own-words">{reason}</bdi>
      <br />
      {t('mend')}
    </Alert>
  );
}

function Sent({ own, application }: { own: OwnApplication; application: SupplierApplication }) {
  const t = useTexts(messages);
  const state = useTexts(stateMessages);
  return (
    <Card as="section" className="card" aria-labelledby="facts-heading">
      <h2 id="facts-heading">{t('facts')}</h2>
      <ApplicationFacts application={application} />
      <h2>{state('documents')}</h2>
      <DocumentList documents={own.documents} />
    </Card>
  );
}
