import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, type SupplierDocument } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { Alert, Button, FileDrop, FormSection } from '@partshop/ui';
import { DocumentList } from '../DocumentList.tsx';
import { messages as stateMessages } from '../state.messages.ts';
import { messages } from './application.messages.ts';
import type { RefusedFile } from './application.saga.ts';
import { messages as faultMessages } from './fault.messages.ts';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const MEGABYTES = MAX_DOCUMENT_BYTES / 1024 / 1024;

type DocumentFieldsProps = {
  id: string;
  documents: readonly SupplierDocument[];
  error: string | undefined;
  refused: readonly RefusedFile[];
};

/** The documents that are uploaded, each with a button that removes it, and a field for more. */
export function DocumentFields({ id, documents, error, refused }: DocumentFieldsProps) {
  const t = useTexts(messages);
  const state = useTexts(stateMessages);
  const fault = useTexts(faultMessages);
  const locale = useLocale();
  const named = (name: string) => ({ name: isolate(name, locale), size: MEGABYTES });
  return (
    <FormSection label={state('documents')} description={t('documentsText', { count: MAX_DOCUMENTS, size: MEGABYTES })}>
      <DocumentList documents={documents} Act={RemoveButton} />
      {refused.length > 0 ? (
        <Alert tone="critical">
          <ul>
            {refused.map(({ name, fault: code }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list never changes
              <li key={index}>
                <bdi>{name}</bdi>: {fault(code)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {documents.length < MAX_DOCUMENTS ? (
        <>
          <FileDrop
            id={id}
            name="documents"
            locale={locale.format}
            label={t('files')}
            error={error}
            accept={ACCEPT}
            maxSize={MAX_DOCUMENT_BYTES}
            maxCount={MAX_DOCUMENTS - documents.length}
            multiple
            texts={{
              choose: t('choose'),
              drop: t('drop'),
              remove: ({ name }) => t('removeFile', named(name)),
              refusal: ({ file, reason }) => t(REFUSALS[reason], named(file.name)),
            }}
          />
          <div>
            <Button type="submit" name="intent" value="upload" formNoValidate>
              {t('uploadOnly')}
            </Button>
          </div>
        </>
      ) : null}
    </FormSection>
  );
}

function RemoveButton({ document: { id, name } }: { document: SupplierDocument }) {
  const t = useTexts(messages);
  const locale = useLocale();
  return (
    <Button
      type="submit"
      size="small"
      name="remove"
      value={String(id)}
      formNoValidate
      aria-label={t('removeOf', { name: isolate(name, locale) })}
    >
      {t('remove')}
    </Button>
  );
}

const REFUSALS = { size: 'tooLarge', type: 'wrongType', count: 'tooMany' } as const;
