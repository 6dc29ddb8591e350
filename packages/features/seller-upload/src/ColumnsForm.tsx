import { PRICE_FIELDS, type PriceUploadDetails, type UploadColumn, type UploadType } from '@partshop/api-client';
import { DataText, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { Alert, ChevronDown, SelectField } from '@partshop/ui';
import type { UploadAnswer } from './act-on-upload.saga.ts';
import { fieldText } from './field-text.ts';
import { messages } from './upload.messages.ts';
import { uploadPath } from './upload-path.ts';

const FIELDS_OF: Record<UploadType, readonly UploadColumn[]> = {
  price: PRICE_FIELDS,
  stock: ['maker', 'number', 'quantity'],
  crosses: ['maker', 'number', 'otherMaker', 'otherNumber', 'direction', 'confidence'],
  fitments: [
    'maker',
    'number',
    'carBrand',
    'carModel',
    'generation',
    'engine',
    'madeFrom',
    'madeTo',
    'bodyType',
    'side',
    'equipment',
  ],
  photos: ['maker', 'number', 'photo', 'photo2', 'photo3', 'photo4'],
};

/** What each column of a file holds, above its first rows; it can be changed. */
export function ColumnsForm({ upload, answer }: { upload: PriceUploadDetails; answer: UploadAnswer | null }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { id, type, version, columns, state } = upload;
  const { isSending, formProps } = usePageForm(uploadPath(type, id));
  if (!columns) return null;
  const typed = answer?.intent === 'columns' ? answer : null;
  const chosen = typed && typed.columns.length === columns.headings.length ? typed.columns : columns.fields;
  const isWrong = typed?.refusal?.reason === 'fields';
  const places = columns.headings.map((heading, at) => ({ heading, at }));
  const items = [
    { value: '', label: t('skip') },
    ...FIELDS_OF[type].map((field) => ({ value: field, label: t(fieldText(field)) })),
  ];
  const missing = new Intl.ListFormat(locale.format, { type: 'conjunction' }).format(
    columns.missing.map((field) => t(fieldText(field))),
  );
  return (
    <details className="columns-part" open={state === 'columns' || typed !== null}>
      <summary>
        {t('columnsTitle')}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={isWrong ? null : typed?.refusal}
        errors={[]}
        submit={{
          label: t('useColumns'),
          pendingLabel: t('sending'),
          variant: state === 'columns' ? 'primary' : 'secondary',
          name: 'intent',
          value: 'columns',
        }}
      >
        <input type="hidden" name="version" value={version} />
        <p>
          {t('columnsText')} {type === 'price' ? t('columnsPrices') : null}
        </p>
        {columns.missing.length > 0 ? <Alert tone="attention">{t('columnsMissing', { fields: missing })}</Alert> : null}
        {isWrong && !isSending ? (
          <Alert {...refusalAlert} tone="critical">
            {t('columnsWrong')}
          </Alert>
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
        <div className="sheet" tabIndex={0} role="region" aria-label={t('columnsTitle')}>
          <table>
            <thead>
              <tr>
                {places.map(({ heading, at }) => (
                  <th key={at} scope="col">
                    <SelectField
                      isLabelHidden
                      size="small"
                      name="column"
                      label={`${t('columnOf', { place: at + 1 })}: ${heading}`}
                      defaultValue={chosen[at] ?? ''}
                      items={items}
                    />
                    <DataText>{heading}</DataText>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.sample.map((cells, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows may be equal, and never change
                <tr key={row}>
                  {places.map(({ at }) => (
                    <td key={at}>
                      <DataText>{cells[at] ?? ''}</DataText>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </SentForm>
    </details>
  );
}
