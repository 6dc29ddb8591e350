import { MAX_LETTER_LISTS, MAX_UPLOAD_BYTES, type ListLetter, type UploadType } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { Badge } from '@partshop/ui';
import { WithTime } from '../sources/WithTime.tsx';
import { uploadPath } from '../upload-path.ts';
import { messages } from './mail.messages.ts';

const LARGEST_MB = MAX_UPLOAD_BYTES / 1024 / 1024;

/** The last letters, the newest first, and what became of each. */
export function Letters({ type, letters }: { type: UploadType; letters: readonly ListLetter[] }) {
  const t = useTexts(messages);
  return (
    <>
      <h3>{t('letters')}</h3>
      {letters.length === 0 ? (
        <p className="muted">{t('noLetters')}</p>
      ) : (
        <ul className="uploads">
          {letters.map((letter) => (
            <li key={letter.id}>
              <Letter type={type} letter={letter} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Letter({ type, letter }: { type: UploadType; letter: ListLetter }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { sender, cameAt, listName, outcome, files } = letter;
  const isRefused = outcome !== 'taken';
  const isTaken = !isRefused && files.some(({ fault }) => fault === null);
  const from = sender === '' ? t('nobody') : isolate(sender, locale);
  return (
    <>
      <span className="upload-name">
        <span>
          <WithTime text={t('cameFrom', { sender: from, time: '\n' })} time={cameAt} />
        </span>
        <Badge tone={isTaken ? 'positive' : 'critical'}>{t(isTaken ? 'taken' : 'refused')}</Badge>
      </span>
      {listName === null ? null : (
        <span className="muted">
          <DataText>{listName}</DataText>
        </span>
      )}
      {isRefused ? <span className="source-fault">{t(outcome, { most: MAX_LETTER_LISTS })}</span> : null}
      {files.map((file, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and a letter never changes
        <File key={at} type={type} file={file} />
      ))}
    </>
  );
}

function File({ type, file: { name, uploadId, fault } }: { type: UploadType; file: ListLetter['files'][number] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  if (uploadId !== null) {
    return (
      <span>
        <a className="ps-touch" href={href(uploadPath(type, uploadId))}>
          <DataText>{name}</DataText>
        </a>
      </span>
    );
  }
  return (
    <span className="muted">
      {fault === null ? (
        <DataText>{name}</DataText>
      ) : (
        t('file', { name: isolate(name, locale), fault: t(fault, { size: LARGEST_MB }) })
      )}
    </span>
  );
}
