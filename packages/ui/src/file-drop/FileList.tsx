import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CircleAlert, CircleCheck, FileText, X } from '../icons.ts';
import { fileKey, type FileRefusal, formatFileSize } from './file-rules.ts';

/** The upload state of one file. */
export type FileProgress =
  | {
      status: 'sending';
      /** From 0 to 1. */
      done: number;
    }
  | { status: 'sent' }
  | {
      status: 'failed';
      /** The reason, and what would help. */
      reason: ReactNode;
    };

/** The words around the files. */
export type FileDropTexts = {
  /** The text of the button: "Choose files". */
  choose: ReactNode;
  /** The alternative to the button: "or drop them here". */
  drop?: ReactNode;
  remove: (file: File) => string;
  /** The reason of a refusal: "price.exe: only .csv and .xlsx". */
  refusal: (refusal: FileRefusal) => ReactNode;
  /** The accessible name of a file's progress: "Sending price.csv". */
  progress?: ((file: File) => string) | undefined;
};

type FileListProps = {
  files: readonly File[];
  locale: string;
  progressOf: ((file: File) => FileProgress | undefined) | undefined;
  texts: Pick<FileDropTexts, 'progress' | 'remove'>;
  isDisabled: boolean;
  onRemove: (file: File) => void;
};

/** The accepted files: name, size, progress. */
export function FileList({ files, locale, progressOf, texts, isDisabled, onRemove }: FileListProps) {
  return (
    <ul className="ps-file-list">
      {files.map((file) => {
        const progress = progressOf?.(file);
        return (
          <li key={fileKey(file)} data-status={progress?.status}>
            <FileSign status={progress?.status} />
            <span className="ps-file-text">
              <bdi className="ps-file-name">{file.name}</bdi>
              <span className="ps-file-size">{formatFileSize(file.size, locale)}</span>
              {progress?.status === 'failed' ? <span className="ps-file-reason">{progress.reason}</span> : null}
              {progress?.status === 'sending' ? (
                <progress value={progress.done} max={1} aria-label={texts.progress?.(file) ?? file.name} />
              ) : null}
            </span>
            <IconButton size="small" label={texts.remove(file)} disabled={isDisabled} onClick={() => onRemove(file)}>
              <X />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function FileSign({ status }: { status: FileProgress['status'] | undefined }) {
  const Icon = status === 'sent' ? CircleCheck : status === 'failed' ? CircleAlert : FileText;
  return <Icon className="ps-file-sign" />;
}
