import { useSelector } from 'react-redux';
import { useActionData, useParams } from 'react-router-dom';
import type { ReviewedApplication } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { refusalAlert } from '@partshop/features/core/forms';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, Card, Link, PageHeading } from '@partshop/ui';
import { ApplicationBadge } from '../ApplicationBadge.tsx';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { DocumentList } from '../DocumentList.tsx';
import { messages as stateMessages } from '../state.messages.ts';
import { reviewedApplications } from '../supplier.loadables.ts';
import { SupplierPage } from '../supplier.styles.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { messages } from './review.messages.ts';
import type { DecisionRefused } from './review.saga.ts';

/** /admin/suppliers/{id}: an application with its documents, and what is decided about it. */
export function ReviewScreen() {
  const { id = '' } = useParams();
  const known = useSelector((state: CoreState) => reviewedApplications.select(state, Number(id)));
  const application = 'data' in known ? known.data : undefined;
  return application ? <Review application={application} /> : null;
}

function Review({ application }: { application: ReviewedApplication }) {
  const t = useTexts(messages);
  const state = useTexts(stateMessages);
  const href = useHref();
  const locale = useLocale();
  const refused = useActionData<DecisionRefused | undefined>();
  const time = new Intl.DateTimeFormat(locale.format, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  });
  const moment = (iso: string) => time.format(new Date(iso));
  const { company, client, sentAt, documents, decidedAt, decidedBy, reason } = application;
  return (
    <SupplierPage data-ui="ReviewedApplication">
      <p>
        <Link href={href(paths.adminSuppliers.to())} variant="standalone">
          {t('toList')}
        </Link>
      </p>
      <PageHeading
        title={<DataText>{company}</DataText>}
        description={t('by', { name: isolate(client.name, locale), date: moment(sentAt) })}
      />
      {refused?.conflict ? (
        <Alert {...refusalAlert} tone="critical">
          {t(refused.conflict)}
        </Alert>
      ) : null}
      <Card as="section" className="card" aria-labelledby="facts-heading">
        <div className="row">
          <h2 id="facts-heading">{t('facts')}</h2>
          <ApplicationBadge state={application.state} />
        </div>
        {decidedAt === null ? null : (
          <p className="muted">
            {decidedBy === ''
              ? t('decidedByNobody', { date: moment(decidedAt) })
              : t('decidedBy', { name: isolate(decidedBy, locale), date: moment(decidedAt) })}
          </p>
        )}
        {reason === '' ? null : (
          <p className="own-words">
            <DataText>{reason}</DataText>
          </p>
        )}
        <ApplicationFacts application={application} />
      </Card>
      <Card as="section" className="card" aria-labelledby="documents-heading">
        <h2 id="documents-heading">{state('documents')}</h2>
        <DocumentList documents={documents} />
      </Card>
      {application.state === 'sent' ? <DecisionForm application={application} refused={refused} /> : null}
    </SupplierPage>
  );
}
