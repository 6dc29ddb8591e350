import { MAX_PICTURE_BYTES } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { FileDrop } from '@partshop/ui';
import { findFileProblems, type PhotosField, type PhotosProblem, type RefusedPhotos } from './load-photos.saga.ts';
import { messages } from './photos.messages.ts';

const ACCEPT = '.jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif';
const MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024;
const MOST_AT_ONCE = 50;
const REFUSALS = { type: 'wrongType', size: 'wrongSize', count: 'wrongCount' } as const;

/** The form of files, which are named after their articles. */
export function FilesForm({ refused }: { refused: RefusedPhotos | null }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.sellerPhotos.to(), { withFiles: true });
  const own = refused?.refusal.reason === 'fields' && refused.refusal.problems[0]?.field === 'files' ? refused : null;
  const { errors, idOf, errorOf } = useProblems<PhotosField, PhotosProblem>(
    own?.refusal,
    ({ code }) => t(code, { most: 0, lines: '', size: MEGABYTES }),
    findFileProblems,
  );
  const named = (name: string) => ({ name: isolate(name, locale), size: MEGABYTES });
  return (
    <section aria-labelledby="by-files-heading">
      <h2 id="by-files-heading">{t('byFiles')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={own?.refusal}
        errors={errors}
        hasOneField
        submit={{ label: t('send'), pendingLabel: t('sending') }}
      >
        <input type="hidden" name="of" value="files" />
        <FileDrop
          id={idOf('files')}
          name="files"
          locale={locale.format}
          label={t('files')}
          hint={t('filesHint', { size: MEGABYTES })}
          error={errorOf('files')}
          accept={ACCEPT}
          maxSize={MAX_PICTURE_BYTES}
          maxCount={MOST_AT_ONCE}
          multiple
          texts={{
            choose: t('choose'),
            drop: t('drop'),
            remove: ({ name }) => t('removeFile', named(name)),
            refusal: ({ file, reason }) => t(REFUSALS[reason], named(file.name)),
          }}
        />
      </SentForm>
    </section>
  );
}
