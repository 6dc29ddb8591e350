import { UPLOAD_COLUMNS, type UploadColumn, type RefusedRow } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { SentForm, useProblems, usePageForm } from '@partshop/features/core/forms';
import { Alert, Pagination, TextField } from '@partshop/ui';
import { findMendProblems } from './act-on-upload.saga.ts';
import { fieldText } from './field-text.ts';
import type { ShownUploadProps } from './shown-upload-props.ts';
import { cellName, wasName, writeCells, type TypedRow, type UploadField, type UploadProblem } from './upload-form.ts';
import { messages } from './upload.messages.ts';
import { TEXTS_OF } from './texts-of.ts';
import { uploadPath } from './upload-path.ts';

/** The rows that were refused, each with its cells to be mended; one form sends those that were changed. */
export function RefusedRows({ upload, page, answer }: ShownUploadProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { id, type, version, refused, mended } = upload;
  const { isSending, formProps } = usePageForm(uploadPath(type, id, page));
  const own = answer?.intent === 'mend' ? answer : null;
  const { errors, idOf } = useProblems<UploadField, UploadProblem>(
    own?.refusal,
    ({ code }) => t(code, { size: 0 }),
    findMendProblems,
  );
  return (
    <section className="part" aria-labelledby="refused-heading">
      <h3 id="refused-heading">{t('mendTitle')}</h3>
      <p className="muted">
        {t(TEXTS_OF[type].mend)} {mended > 0 ? t('mended', { count: mended }) : null}
      </p>
      <SentForm
        {...formProps}
        id={idOf('rows')}
        isPending={isSending}
        refusal={own?.refusal}
        errors={errors}
        submit={{ label: t('mend'), pendingLabel: t('sending'), variant: 'primary', name: 'intent', value: 'mend' }}
      >
        <input type="hidden" name="version" value={version} />
        {refused.items.map((row) => (
          <Row key={row.row} row={row} typed={own?.rows.find(({ Row: number }) => number === row.row)} />
        ))}
      </SentForm>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(refused.total / refused.take)}
        hrefFor={(to) => href(uploadPath(type, id, to))}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
    </section>
  );
}

const textsOf = ({ reason, advice }: RefusedRow['problems'][number]) => ({ reason, advice });

function Row({ row: { row, cells, problems }, typed }: { row: RefusedRow; typed: TypedRow | undefined }) {
  const t = useTexts(messages);
  const errorOf = (field: UploadColumn) => problems.find((problem) => problem.field === field);
  const fields = UPLOAD_COLUMNS.filter((field) => cells[field] !== undefined);
  return (
    <fieldset className="refused-row">
      <legend>{t('rowOf', { row })}</legend>
      {problems
        .filter(({ field }) => field === null)
        .map((problem) => (
          <Alert key={problem.reason} tone="critical">
            {t('wholeRow', textsOf(problem))}
          </Alert>
        ))}
      <input type="hidden" name={wasName(row)} value={writeCells(cells)} />
      <div className="cells">
        {fields.map((field) => {
          const problem = errorOf(field);
          return (
            <TextField
              key={field}
              size="small"
              name={cellName(row, field)}
              label={t(fieldText(field))}
              error={problem ? t('cellProblem', textsOf(problem)) : undefined}
              defaultValue={typed?.Cells[field] ?? cells[field]}
              autoComplete="off"
              dir="auto"
            />
          );
        })}
      </div>
    </fieldset>
  );
}
