import { MAX_PICTURE_ROWS } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { TextAreaField } from '@partshop/ui';
import { findRowProblems, type PhotosField, type PhotosProblem, type RefusedPhotos } from './load-photos.saga.ts';
import { messages } from './photos.messages.ts';

const EXAMPLE = 'MANN-FILTER; W 712/95; https://…/w712-95.jpg';

/** The form of addresses: a line for each picture. */
export function AddressForm({ refused }: { refused: RefusedPhotos | null }) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.sellerPhotos.to());
  const lines = refused?.lines.slice(0, 10).join(', ') ?? '';
  const own = refused?.refusal.reason === 'fields' && refused.refusal.problems[0]?.field === 'files' ? null : refused;
  const { errors, idOf, errorOf } = useProblems<PhotosField, PhotosProblem>(
    own?.refusal,
    ({ code }) => t(code, { most: MAX_PICTURE_ROWS, lines, size: 0 }),
    findRowProblems,
  );
  return (
    <section aria-labelledby="by-address-heading">
      <h2 id="by-address-heading">{t('byAddress')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={own?.refusal}
        errors={errors}
        hasOneField
        submit={{ label: t('send'), pendingLabel: t('sending'), variant: 'primary' }}
      >
        <input type="hidden" name="of" value="rows" />
        <TextAreaField
          id={idOf('rows')}
          name="rows"
          label={t('rows')}
          hint={t('rowsHint', { most: MAX_PICTURE_ROWS })}
          error={errorOf('rows')}
          placeholder={EXAMPLE}
          defaultValue={refused?.typed}
          rows={6}
          dir="ltr"
          spellCheck={false}
        />
      </SentForm>
    </section>
  );
}
