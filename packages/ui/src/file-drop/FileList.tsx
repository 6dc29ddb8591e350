import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CircleAlert, CircleCheck, FileText, X } from '../icons.ts';
import { fileKey, formatFileSize } from './file-rules.ts';

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

type FileListProps = {
  files: readonly File[];
  locale: string;
  progressOf: ((file: File) => FileProgress | undefined) | undefined;
  progressLabel: ((file: File) => string) | undefined;
  removeLabel: (file: File) => string;
  isDisabled: boolean;
  onRemove: (file: File) => void;
};

/** The accepted files: name, size, progress. */
export function FileList({
  files,
  locale,
  progressOf,
  progressLabel,
  removeLabel,
  isDisabled,
  onRemove,
}: FileListProps) {
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
                <progress value={progress.done} max={1} aria-label={progressLabel?.(file) ?? file.name} />
              ) : null}
            </span>
            <IconButton size="small" label={removeLabel(file)} disabled={isDisabled} onClick={() => onRemove(file)}>
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
