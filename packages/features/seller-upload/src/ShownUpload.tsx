import { PRICE_JUMP_PERCENT, type PriceUploadDetails } from '@partshop/api-client';
import { DataText, useHref, useLang, useTexts } from '@partshop/features/core';
import { formKey, refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { Alert, Badge, Button, ButtonLink, ProgressBar } from '@partshop/ui';
import { ColumnsForm } from './ColumnsForm.tsx';
import { isBusy } from './follow-upload.saga.ts';
import { RefusedRows } from './RefusedRows.tsx';
import type { ShownUploadProps } from './shown-upload-props.ts';
import { messages } from './upload.messages.ts';
import { ClaimChangesPart } from './ClaimChangesPart.tsx';
import { CrossesTable } from './CrossesTable.tsx';
import { FitmentsTable } from './FitmentsTable.tsx';
import { PhotoLoad } from './PhotoLoad.tsx';
import { PhotosTable } from './PhotosTable.tsx';
import { TEXTS_OF } from './texts-of.ts';
import { useFollowing } from './use-following.ts';
import { reportPath, uploadPath } from './upload-path.ts';
import { UploadChangesPart } from './UploadChangesPart.tsx';
import { TONES, UploadedBy, UploadName } from './UploadHistory.tsx';

/** An upload: what it waits for, and what may be done with it now. */
export function ShownUpload({ upload, page, answer }: ShownUploadProps) {
  const t = useTexts(messages);
  const { state, listName } = upload;
  return (
    <>
      <header className="upload-head">
        <h2>
          <UploadName upload={upload} />
        </h2>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
        <span className="muted">
          <DataText>{listName}</DataText>
        </span>
        <UploadedBy upload={upload} />
      </header>
      {answer?.isChanged ? (
        <Alert {...refusalAlert} tone="attention">
          {t('changed')}
        </Alert>
      ) : null}
      {isBusy(upload) ? <Busy upload={upload} page={page} /> : null}
      {state === 'columns' ? <ColumnsForm upload={upload} answer={answer} /> : null}
      {state === 'ready' ? <Ready upload={upload} page={page} answer={answer} /> : null}
      {state === 'applied' ? <Applied upload={upload} answer={answer} /> : null}
      {state === 'refused' ? <Refused upload={upload} /> : null}
    </>
  );
}

/** How far a worker is; asked for again and again while the page is open. Without scripts a link loads the page anew. */
function Busy({ upload, page }: { upload: PriceUploadDetails; page: number }) {
  const t = useTexts(messages);
  const href = useHref();
  const { id, type, state, progress } = upload;
  useFollowing({ id, page });
  const done = progress && progress.total > 0 ? Math.round((100 * progress.done) / progress.total) : undefined;
  return (
    <div className="busy" aria-live="polite">
      <ProgressBar
        label={progress === null ? t('waiting') : t(state === 'applying' ? 'workingApply' : 'working')}
        value={progress?.step === 'reading' ? done : undefined}
      />
      <a className="ps-touch" href={href(uploadPath(type, id))}>
        {t('refresh')}
      </a>
    </div>
  );
}

function Ready({ upload, page, answer }: ShownUploadProps) {
  const t = useTexts(messages);
  const { changes, crosses, fitments, photos, rowsRefused } = upload;
  return (
    <>
      {upload.held ? <Alert tone="attention">{t(upload.held, { percent: PRICE_JUMP_PERCENT })}</Alert> : null}
      {upload.isOutdated ? <Alert tone="attention">{t(TEXTS_OF[upload.type].outdated)}</Alert> : null}
      {changes ? <UploadChangesPart upload={upload} changes={changes} /> : null}
      {crosses ? <ClaimChangesPart upload={upload} changes={crosses} Table={CrossesTable} /> : null}
      {fitments ? <ClaimChangesPart upload={upload} changes={fitments} Table={FitmentsTable} /> : null}
      {photos ? <ClaimChangesPart upload={upload} changes={photos} Table={PhotosTable} /> : null}
      <ApplyForm upload={upload} answer={answer} />
      {rowsRefused > 0 ? (
        <RefusedRows
          key={formKey(upload.version, answer?.isChanged ?? false)}
          upload={upload}
          page={page}
          answer={answer}
        />
      ) : null}
      <ReportLink upload={upload} />
      <ColumnsForm upload={upload} answer={answer} />
    </>
  );
}

function ApplyForm({ upload, answer }: Omit<ShownUploadProps, 'page'>) {
  const t = useTexts(messages);
  const { id, type, version, rowsRead, rowsRefused, repeated } = upload;
  const { isSending, formProps } = usePageForm(uploadPath(type, id));
  const count = rowsRead - rowsRefused - repeated;
  const isOwn = answer?.intent === 'apply' || answer?.intent === 'drop';
  return (
    <SentForm
      {...formProps}
      className="apply"
      isPending={isSending}
      refusal={isOwn ? answer.refusal : null}
      errors={[]}
      actions={
        <>
          {count > 0 ? (
            <Button
              type="submit"
              name="intent"
              value="apply"
              variant="primary"
              isPending={isSending}
              pendingLabel={t('sending')}
            >
              {t('apply')}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="drop" aria-disabled={isSending || undefined}>
            {t('dropIt')}
          </Button>
        </>
      }
    >
      <input type="hidden" name="version" value={version} />
      <p>{count > 0 ? t('applyRows', { count }) : t('noRows')}</p>
    </SentForm>
  );
}

/** A file of the backend: the browser downloads it. */
function ReportLink({ upload: { id, rowsRefused, repeated, result } }: { upload: PriceUploadDetails }) {
  const t = useTexts(messages);
  const lang = useLang();
  if (rowsRefused + repeated + (result?.rowsRefused ?? 0) === 0) return null;
  return (
    <p>
      <a className="ps-touch" href={reportPath(id, lang)} download>
        {t('report')}
      </a>
    </p>
  );
}

function Applied({ upload, answer }: Omit<ShownUploadProps, 'page'>) {
  const t = useTexts(messages);
  const { id, type, result, undoesId, canTakeBack, load } = upload;
  const texts = TEXTS_OF[type];
  const { isSending, formProps } = usePageForm(uploadPath(type, id));
  const isNothing = result !== null && result.added + result.changed + result.withdrawn === 0;
  return (
    <>
      <Alert tone="positive">{t(texts[undoesId !== null ? 'doneBack' : isNothing ? 'doneNothing' : 'done'])}</Alert>
      {result ? (
        <p>
          {t('counts', result)}
          {result.rowsRefused > 0 ? `. ${t('countsRefused', { count: result.rowsRefused })}` : ''}
        </p>
      ) : null}
      {load ? <PhotoLoad upload={upload} load={load} answer={answer} /> : null}
      <ReportLink upload={upload} />
      {canTakeBack ? (
        <SentForm
          {...formProps}
          className="apply"
          isPending={isSending}
          refusal={answer?.intent === 'back' ? answer.refusal : null}
          errors={[]}
          submit={{ label: t('takeBack'), pendingLabel: t('sending'), name: 'intent', value: 'back' }}
        >
          <p className="muted">{t(texts.takeBack)}</p>
        </SentForm>
      ) : null}
    </>
  );
}

function Refused({ upload: { type, fault, faultRow } }: { upload: PriceUploadDetails }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      <Alert tone="critical" title={fault ? t(`f_${fault}`) : undefined}>
        {faultRow ? `${t('faultRow', faultRow)} ` : ''}
        {t(TEXTS_OF[type].notChanged)}
      </Alert>
      <p>
        <ButtonLink href={href(uploadPath(type))}>{t('again')}</ButtonLink>
      </p>
    </>
  );
}
