import { useState } from 'react';
import { isOfList, MAX_UPLOAD_BYTES, type PriceUploads, type UploadType } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, useProblems, usePageForm } from '@partshop/features/core/forms';
import { CheckboxField, ChevronDown, FileDrop, SelectField, TextField } from '@partshop/ui';
import type { UploadAnswer } from './act-on-upload.saga.ts';
import { findUploadProblems, NEW_LIST, type UploadField, type UploadProblem } from './upload-form.ts';
import { messages } from './upload.messages.ts';
import { TEXTS_OF } from './texts-of.ts';
import { uploadPath } from './upload-path.ts';

const ACCEPT = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain';
const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

type NewUploadProps = { type: UploadType; lists: PriceUploads['lists']; answer: UploadAnswer | null };

/** The form that uploads a file for a price list, or for a new one. */
export function NewUpload({ type, lists, answer }: NewUploadProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(uploadPath(type), { withFiles: true });
  const { errors, idOf, errorOf } = useProblems<UploadField, UploadProblem>(
    answer?.refusal,
    ({ code }) => t(code, { size: MEGABYTES }),
    findUploadProblems,
  );
  const canAdd = type === 'price';
  const first = lists[0] ? String(lists[0].id) : NEW_LIST;
  const [list, setList] = useState(answer?.typed.list ?? first);
  const items = [
    ...lists.map(({ id, name, offers }) => ({
      value: String(id),
      label: t('listChoice', { name: isolate(name, locale), offers }),
    })),
    ...(canAdd ? [{ value: NEW_LIST, label: t('newList') }] : []),
  ];
  return (
    <SentForm
      {...formProps}
      className="new-upload"
      isPending={isSending}
      refusal={answer?.refusal}
      errors={errors}
      submit={{ label: t('send'), pendingLabel: t('sending'), variant: 'primary', name: 'intent', value: 'send' }}
    >
      {isOfList(type) ? (
        <SelectField name="list" label={t('list')} items={items} defaultValue={list} onValueChange={setList} />
      ) : null}
      {canAdd ? (
        <details className="new-list" open={list === NEW_LIST}>
          <summary>
            {t('newListText')}
            <ChevronDown />
          </summary>
          <div className="fields">
            <TextField
              id={idOf('listName')}
              name="listName"
              label={t('listName')}
              error={errorOf('listName')}
              defaultValue={answer?.typed.listName}
              maxLength={120}
              autoComplete="off"
            />
            <TextField
              id={idOf('city')}
              name="city"
              label={t('city')}
              error={errorOf('city')}
              defaultValue={answer?.typed.city}
              autoComplete="off"
            />
            <TextField
              id={idOf('days')}
              name="days"
              label={t('days')}
              error={errorOf('days')}
              defaultValue={answer?.typed.days ?? '0'}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
            />
          </div>
        </details>
      ) : null}
      <FileDrop
        id={idOf('file')}
        name="file"
        locale={locale.format}
        label={t(TEXTS_OF[type].file)}
        hint={`${t('fileHint', { size: MEGABYTES })}. ${t(`${type}Hint`)}`}
        error={errorOf('file')}
        accept={ACCEPT}
        maxSize={MAX_UPLOAD_BYTES}
        texts={{
          choose: t('choose'),
          drop: t('drop'),
          remove: ({ name }) => t('removeFile', { name: isolate(name, locale) }),
          refusal: ({ file, reason }) =>
            reason === 'size'
              ? t('fileLarge', { size: MEGABYTES })
              : t('wrongType', { name: isolate(file.name, locale) }),
        }}
      />
      <CheckboxField name="replaces" label={t(TEXTS_OF[type].replaces)} defaultChecked={answer?.typed.replaces} />
    </SentForm>
  );
}
