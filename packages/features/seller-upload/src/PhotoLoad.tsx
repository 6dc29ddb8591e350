import type { PictureLoad, PriceUploadDetails } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm } from '@partshop/features/core/forms';
import { LoadRows } from '@partshop/features/seller-photos/report';
import { ProgressBar } from '@partshop/ui';
import type { ShownUploadProps } from './shown-upload-props.ts';
import { messages } from './upload.messages.ts';
import { uploadPath } from './upload-path.ts';
import { useFollowing } from './use-following.ts';

type PhotoLoadProps = Omit<ShownUploadProps, 'page'> & { load: PictureLoad };

/** What became of the addresses of an applied file: the first rows, those that failed before others. They can be tried again. */
export function PhotoLoad({ upload, load, answer }: PhotoLoadProps) {
  const t = useTexts(messages);
  const { id, type } = upload;
  const { isSending, formProps } = usePageForm(uploadPath(type, id));
  const shown = load.rows.length;
  const count = load.waiting + load.added + load.refused;
  return (
    <>
      {load.waiting > 0 ? <Loading upload={upload} load={load} /> : null}
      <LoadRows load={load} />
      {count > shown ? <p className="muted">{t('firstOf', { shown, count })}</p> : null}
      {load.refused > 0 && load.waiting === 0 ? (
        <SentForm
          {...formProps}
          className="apply"
          isPending={isSending}
          refusal={answer?.intent === 'load' ? answer.refusal : null}
          errors={[]}
          submit={{ label: t('retry'), pendingLabel: t('sending'), name: 'intent', value: 'load' }}
        >
          {null}
        </SentForm>
      ) : null}
    </>
  );
}

function Loading({ upload: { id, type }, load }: { upload: PriceUploadDetails; load: PictureLoad }) {
  const t = useTexts(messages);
  const href = useHref();
  useFollowing({ id, page: 1 });
  const done = load.added + load.refused;
  return (
    <div className="busy" aria-live="polite">
      <ProgressBar
        label={t('loading', { waiting: load.waiting })}
        value={Math.round((100 * done) / (done + load.waiting))}
      />
      <a className="ps-touch" href={href(uploadPath(type, id))}>
        {t('refresh')}
      </a>
    </div>
  );
}
