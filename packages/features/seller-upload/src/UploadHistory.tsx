import type { PriceUpload, UploadType, UploadState } from '@partshop/api-client';
import { DataText, useHref, useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, DateTime, type BadgeProps } from '@partshop/ui';
import { messages } from './upload.messages.ts';
import { uploadPath } from './upload-path.ts';

export const TONES: Record<UploadState, BadgeProps['tone']> = {
  checking: 'info',
  applying: 'info',
  columns: 'attention',
  ready: 'attention',
  applied: 'positive',
  refused: 'critical',
  dropped: 'neutral',
};

/** What was uploaded before, the newest first; each leads to its page. */
export function UploadHistory({ type, uploads }: { type: UploadType; uploads: readonly PriceUpload[] }) {
  const t = useTexts(messages);
  return (
    <section className="part" aria-labelledby="uploads-heading">
      <h2 id="uploads-heading">{t('history')}</h2>
      {uploads.length === 0 ? (
        <p className="muted">{t('noHistory')}</p>
      ) : (
        <ul className="uploads">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <Entry type={type} upload={upload} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ type, upload }: { type: UploadType; upload: PriceUpload }) {
  const t = useTexts(messages);
  const href = useHref();
  const { id, state, listName, result } = upload;
  return (
    <>
      <span className="upload-name">
        <a className="ps-touch" href={href(uploadPath(type, id))}>
          <UploadName upload={upload} />
        </a>
        <Badge tone={TONES[state]}>{t(state)}</Badge>
      </span>
      <span className="muted">
        <DataText>{listName}</DataText>
      </span>
      <UploadedBy upload={upload} />
      {result ? <span className="muted">{t('counts', result)}</span> : null}
      {result && result.rowsRefused > 0 ? (
        <span className="muted">{t('countsRefused', { count: result.rowsRefused })}</span>
      ) : null}
    </>
  );
}

/** The file; in its place what changed the list without one. */
export function UploadName({ upload: { undoesId, fileName } }: { upload: PriceUpload }) {
  const t = useTexts(messages);
  if (undoesId !== null) return t('takenBack');
  return fileName === '' ? t('byAdvice') : <DataText>{fileName}</DataText>;
}

const TEXT_OF = {
  file: 'uploadedBy',
  address: 'loadedByAddress',
  program: 'sentByProgram',
  mail: 'cameByMail',
} as const;

/** Who uploaded a file, or how it came, and when. */
export function UploadedBy({ upload: { by, addedAt, way } }: { upload: PriceUpload }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const time = <DateTime value={addedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />;
  if (by === '' && way === 'file') return <span className="muted">{time}</span>;
  const text = t(TEXT_OF[way], { by, time: '\n' });
  const [before = '', after = ''] = text.split('\n');
  return (
    <span className="muted">
      {before}
      {time}
      {after}
    </span>
  );
}
