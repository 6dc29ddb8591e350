import {
  isOfList,
  MAX_SOURCE_ADDRESS_LENGTH,
  type ListSource,
  type PriceUploads,
  type UploadType,
} from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { Alert, CheckboxField, SelectField, TextField } from '@partshop/ui';
import type { SourceAnswer } from './act-on-source.saga.ts';
import { ApplyFields } from './ApplyFields.tsx';
import { FormPart } from './FormPart.tsx';
import { findSourceProblems, typedOf, type SourceField, type SourceProblem } from './source-form.ts';
import { sourcePath } from './source-path.ts';
import { messages } from './sources.messages.ts';
import { useTargetName } from './use-target-name.ts';
import { whenText } from './when-text.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type SourceFormProps = {
  type: UploadType;
  /** Undefined for a new one. */
  source: ListSource | undefined;
  found: PriceUploads;
  answer: SourceAnswer | null;
};

/** The form of an address from which the shop loads a list, or claims. A form that was refused keeps what was typed. */
export function SourceForm({ type, source, found: { lists, sources }, answer }: SourceFormProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(sourcePath(type, source?.id ?? 'new'));
  const { errors, idOf, errorOf } = useProblems<SourceField, SourceProblem>(
    answer?.refusal,
    ({ code }) => t(code),
    findSourceProblems,
  );
  const free = lists.filter(({ id }) => !sources.some(({ priceListId }) => priceListId === id));
  const typed = answer?.source ?? typedOf({ type, source, firstList: free[0]?.id });
  const nameOf = useTargetName();
  const hours = [null, ...HOURS].map((hour) => ({ value: String(hour ?? ''), label: whenText(t, hour) }));
  return (
    <FormPart type={type} title={source ? t('changeOf', { list: isolate(nameOf(source), locale) }) : t('add')}>
      <SentForm
        {...formProps}
        className="new-upload"
        isPending={isSending}
        refusal={answer?.refusal}
        errors={errors}
        submit={{
          label: t(source ? 'save' : 'add'),
          pendingLabel: t('sending'),
          variant: 'primary',
          name: 'intent',
          value: source ? 'changeSource' : 'addSource',
        }}
      >
        {source && answer?.isOvertaken && !isSending ? (
          <Alert {...refusalAlert} tone="attention">
            {t('overtaken', { url: isolate(source.url, locale), when: whenText(t, source.hour) })}
          </Alert>
        ) : null}
        {source ? (
          <>
            <input type="hidden" name="sourceId" value={source.id} />
            <input type="hidden" name="version" value={source.version} />
          </>
        ) : null}
        {!source && isOfList(type) ? (
          <SelectField
            id={idOf('list')}
            name="list"
            label={t('list')}
            error={errorOf('list')}
            items={free.map(({ id, name }) => ({ value: String(id), label: isolate(name, locale) }))}
            defaultValue={typed.list}
          />
        ) : null}
        <TextField
          type="url"
          id={idOf('url')}
          name="url"
          label={t('url')}
          hint={t('urlHint')}
          error={errorOf('url')}
          defaultValue={typed.url}
          maxLength={MAX_SOURCE_ADDRESS_LENGTH}
          autoComplete="off"
          dir="ltr"
        />
        <SelectField name="hour" label={t('when')} items={hours} defaultValue={typed.hour} />
        <ApplyFields type={type} typed={typed} limit={{ id: idOf('goneLimit'), error: errorOf('goneLimit') }} />
        {source ? <CheckboxField name="isPaused" label={t('pausedField')} defaultChecked={typed.isPaused} /> : null}
      </SentForm>
    </FormPart>
  );
}
