import { isOfList, type ListSource, type PriceUploads, type UploadType } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { Alert, Badge, Button, ButtonLink } from '@partshop/ui';
import { uploadPath } from '../upload-path.ts';
import type { SourceAnswer } from './act-on-source.saga.ts';
import { sourcePath } from './source-path.ts';
import { messages } from './sources.messages.ts';
import { useTargetName } from './use-target-name.ts';
import { whenText } from './when-text.ts';
import { WithTime } from './WithTime.tsx';

type SourcesProps = { type: UploadType; found: PriceUploads; answer: SourceAnswer | null };

/** The addresses from which the shop loads a seller's lists, or claims, each with its last result and its next time. */
export function Sources({ type, found: { lists, sources }, answer }: SourcesProps) {
  const t = useTexts(messages);
  const href = useHref();
  const isFull = isOfList(type) ? lists.length <= sources.length : sources.length > 0;
  return (
    <section className="part" aria-labelledby="sources-heading">
      <h2 id="sources-heading">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      {answer?.isOvertaken ? (
        <Alert {...refusalAlert} tone="attention">
          {t('gone')}
        </Alert>
      ) : null}
      {sources.length === 0 ? <p className="muted">{t('none')}</p> : null}
      {sources.length === 0 ? null : (
        <ul className="uploads">
          {sources.map((source) => (
            <li key={source.id}>
              <Source source={source} refusal={answer?.sourceId === source.id ? answer.refusal : null} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        isOfList(type) && sources.length > 0 && <p className="muted">{t('full')}</p>
      ) : (
        <p>
          <ButtonLink href={href(sourcePath(type, 'new'))}>{t('add')}</ButtonLink>
        </p>
      )}
    </section>
  );
}

type SourceProps = { source: ListSource; refusal: SourceAnswer['refusal'] };

function Source({ source, refusal }: SourceProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { id, type, url, hour, applies, version, nextAt, faults, uploadId } = source;
  const { isSending, formProps } = usePageForm(uploadPath(type));
  const name = useTargetName()(source);
  const list = isolate(name, locale);
  const isPaused = nextAt === null;
  const loadOf = isPaused ? ('retry' as const) : ('loadNow' as const);
  return (
    <>
      <span className="upload-name">
        <strong>
          <DataText>{name}</DataText>
        </strong>
        {isPaused ? <Badge tone="attention">{t('paused')}</Badge> : null}
      </span>
      <bdi className="muted" dir="ltr">
        {url}
      </bdi>
      <span className="muted">
        {whenText(t, hour)}. {t(applies ? 'applies' : 'asks')}.
      </span>
      <LastTime source={source} />
      {isPaused ? null : (
        <span className="muted">
          <WithTime text={t('next', { time: '\n' })} time={nextAt} />
        </span>
      )}
      {isPaused && faults > 0 ? <Alert tone="attention">{t('pausedByFaults', { count: faults })}</Alert> : null}
      <SentForm
        {...formProps}
        className="source-acts"
        isPending={isSending}
        refusal={refusal}
        errors={[]}
        actions={
          <>
            <Button
              type="submit"
              name="intent"
              value="loadSource"
              isPending={isSending}
              pendingLabel={t('sending')}
              {...(isSending ? {} : { 'aria-label': t(`${loadOf}Of`, { list }) })}
            >
              {t(loadOf)}
            </Button>
            <ButtonLink href={href(sourcePath(type, id))} aria-label={t('changeOf', { list })}>
              {t('change')}
            </ButtonLink>
            <Button
              type="submit"
              name="intent"
              value="removeSource"
              aria-disabled={isSending || undefined}
              aria-label={t('removeOf', { list })}
            >
              {t('remove')}
            </Button>
          </>
        }
      >
        <input type="hidden" name="sourceId" value={id} />
        <input type="hidden" name="version" value={version} />
        {uploadId === null ? null : (
          <a className="ps-touch" href={href(uploadPath(type, uploadId))}>
            {t('lastUpload')}
          </a>
        )}
      </SentForm>
    </>
  );
}

function LastTime({ source: { outcome, askedAt, nextAt } }: { source: ListSource }) {
  const t = useTexts(messages);
  if (outcome === null || askedAt === null) return nextAt && <span className="muted">{t('waiting')}</span>;
  return (
    <span className={outcome === 'loaded' || outcome === 'same' ? 'muted' : 'source-fault'}>
      <WithTime text={t('last', { result: t(outcome), time: '\n' })} time={askedAt} />
    </span>
  );
}
