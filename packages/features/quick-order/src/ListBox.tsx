import { useState } from 'react';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { Button, FileDrop, TextAreaField } from '@partshop/ui';
import type { ListFault } from './act-on-list.saga.ts';
import { LIST_FILES, MAX_LIST_BYTES, readListFile, type FileFault } from './list-file.ts';
import { buttons, cleanText } from './list-form.ts';
import { messages } from './quick-order.messages.ts';

export type ListBoxProps = {
  text: string;
  onText: (text: string) => void;
  fault: ListFault | null;
  /** The list was checked: it can be opened again. */
  isFolded: boolean;
  isSending: boolean;
};

/** The text area for a list, and a file that fills it. Without scripts the file is sent instead of the text. */
export function ListBox({ isFolded, ...box }: ListBoxProps) {
  const t = useTexts(messages);
  if (!isFolded) return <Fields {...box} />;
  return (
    <details className="list-fold">
      <summary>{t('editList')}</summary>
      <Fields {...box} />
    </details>
  );
}

const NO_FILES: readonly File[] = [];

function Fields({ text, onText, fault, isSending }: Omit<ListBoxProps, 'isFolded'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const [read, setRead] = useState<FileFault | null>(null);
  const ofFile = fault === 'file-large' || fault === 'file-spreadsheet' ? fault : read;
  const takeFile = async (file: File) => {
    const found = await readListFile(file);
    setRead('fault' in found ? found.fault : null);
    if ('text' in found) onText(cleanText(found.text));
  };
  return (
    <div className="list-box">
      <TextAreaField
        name="text"
        label={t('list')}
        hint={t('listHint')}
        error={fault === 'empty' || fault === 'long' ? t(fault) : undefined}
        placeholder={t('listShape')}
        rows={8}
        className="list-text"
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onValueChange={onText}
      />
      <FileDrop
        name="file"
        locale={locale.format}
        label={t('file')}
        accept={LIST_FILES}
        maxSize={MAX_LIST_BYTES}
        error={ofFile ? t(ofFile) : undefined}
        // The text area shows what a file holds, and is what is sent.
        value={NO_FILES}
        onValueChange={(files) => {
          const file = files.at(-1);
          if (file) void takeFile(file);
        }}
        texts={{
          choose: t('fileChoose'),
          drop: t('fileDrop'),
          remove: ({ name }) => t('fileRemove', { name: isolate(name, locale) }),
          refusal: ({ file, reason }) =>
            reason === 'size' ? t('file-large') : t('file-type', { name: isolate(file.name, locale) }),
        }}
      />
      <div>
        <Button
          type="submit"
          name="intent"
          value={buttons.check}
          variant="primary"
          isPending={isSending}
          pendingLabel={t('checking')}
        >
          {t('check')}
        </Button>
      </div>
    </div>
  );
}
