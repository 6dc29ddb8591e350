import { MAX_CLOSED_DAYS, MAX_WAREHOUSE_LEAD_DAYS, type SellerWarehouse } from '@partshop/api-client';
import { isolate, useLocale, useTexts, type Locale } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths, weekdayName } from '@partshop/features/shared';
import { Alert, CheckboxField, CheckboxGroup, TextField } from '@partshop/ui';
import { dayText } from '../day-text.ts';
import { periodsOf, writePeriod, type Period } from './closed-days.ts';
import {
  findWarehouseProblems,
  type RefusedSettings,
  type TypedWarehouse,
  type WarehouseField,
  type WarehouseProblem,
} from './save-settings.saga.ts';
import { messages } from './settings.messages.ts';

export type WarehouseProps = {
  warehouse: SellerWarehouse;
  refused: Extract<RefusedSettings, { of: number }> | null;
};

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The form of a warehouse. A form that was refused keeps what was typed. */
export function WarehouseForm({ warehouse, refused }: WarehouseProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.sellerSettings.to());
  const { errors, idOf, errorOf } = useProblems<WarehouseField, WarehouseProblem>(
    refused?.refusal,
    ({ field, code }) => t(code, { most: field === 'closedFrom' ? MAX_CLOSED_DAYS : MAX_WAREHOUSE_LEAD_DAYS }),
    findWarehouseProblems,
  );
  const typed = refused?.typed ?? typedOf(warehouse);
  const periods = periodsOf(warehouse.closedDays);
  return (
    <SentForm
      {...formProps}
      isPending={isSending}
      refusal={refused?.refusal}
      errors={errors}
      submit={{
        label: t('save'),
        'aria-label': t('saveOf', { name: isolate(warehouse.name, locale) }),
        pendingLabel: t('sending'),
        variant: 'primary',
      }}
    >
      {refused?.isOvertaken && !isSending ? <Overtaken warehouse={warehouse} /> : null}
      <input type="hidden" name="of" value={warehouse.priceListId} />
      <input type="hidden" name="version" value={warehouse.version} />
      <CheckboxGroup
        id={idOf('weekdays')}
        className="boxes"
        name="weekdays"
        label={t('weekdays')}
        error={errorOf('weekdays')}
        items={WEEK.map((day) => ({ value: String(day), label: weekdayName(day, locale.format) }))}
        defaultSelected={typed.weekdays}
      />
      <TextField
        type="time"
        className="short"
        id={idOf('cutOff')}
        name="cutOff"
        label={t('cutOff')}
        hint={t('cutOffHint')}
        error={errorOf('cutOff')}
        defaultValue={typed.cutOff}
      />
      <div className="fields">
        <TextField
          id={idOf('leadDays')}
          name="leadDays"
          label={t('leadDays')}
          error={errorOf('leadDays')}
          defaultValue={typed.leadDays}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
        <TextField
          id={idOf('leadDaysMax')}
          name="leadDaysMax"
          label={t('leadDaysMax')}
          error={errorOf('leadDaysMax')}
          defaultValue={typed.leadDaysMax}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
      </div>
      <p className="muted">{t('leadHint')}</p>
      {periods.length === 0 ? null : (
        <CheckboxGroup
          name="closed"
          label={t('closed')}
          hint={t('closedHint')}
          items={periods.map((period) => ({ value: writePeriod(period), label: periodText(locale, period) }))}
          defaultSelected={typed.closed}
        />
      )}
      <div className="fields">
        <TextField
          type="date"
          id={idOf('closedFrom')}
          name="closedFrom"
          label={t('closedFrom')}
          error={errorOf('closedFrom')}
          defaultValue={typed.closedFrom}
        />
        <TextField
          type="date"
          id={idOf('closedTo')}
          name="closedTo"
          label={t('closedTo')}
          hint={t('closedToHint')}
          error={errorOf('closedTo')}
          defaultValue={typed.closedTo}
        />
      </div>
      <CheckboxField
        name="isReturnable"
        label={t('isReturnable')}
        hint={t('isReturnableHint')}
        defaultChecked={typed.isReturnable}
      />
    </SentForm>
  );
}

const typedOf = (warehouse: SellerWarehouse): TypedWarehouse => ({
  weekdays: warehouse.weekdays.map(String),
  cutOff: warehouse.cutOff ?? '',
  leadDays: String(warehouse.leadDays),
  leadDaysMax: String(warehouse.leadDaysMax),
  closed: periodsOf(warehouse.closedDays).map(writePeriod),
  closedFrom: '',
  closedTo: '',
  isReturnable: warehouse.isReturnable,
});

const periodText = (locale: Locale, { from, to }: Period): string =>
  from === to ? dayText(locale, from) : `${dayText(locale, from)} – ${dayText(locale, to)}`;

/** Says that somebody else was faster, and what is set now. */
function Overtaken({ warehouse }: { warehouse: SellerWarehouse }) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const { weekdays, cutOff, leadDays, leadDaysMax, isReturnable } = warehouse;
  return (
    <Alert {...refusalAlert} tone="attention">
      <p>{t('overtaken')}</p>
      <p>
        {t('nowWarehouse', {
          weekdays: weekdays.map((day) => weekdayName(day, format)).join(', '),
          cutOff: cutOff ?? '—',
          from: leadDays,
          to: leadDaysMax,
          returns: t(isReturnable ? 'yes' : 'no'),
        })}
      </p>
    </Alert>
  );
}
