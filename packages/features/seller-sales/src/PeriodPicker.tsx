import type { SellerSales } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { Alert, Button, ChipLink, TextField } from '@partshop/ui';
import { messages } from './sales.messages.ts';
import { periodPath, USUAL_DAYS, type PeriodChoice } from './sales-choice.ts';

const LENGTHS = [7, USUAL_DAYS, 90, 365];
const YEAR = 365;

export type PeriodPickerProps = {
  /** The path of the page. */
  path: string;
  choice: PeriodChoice;
  /** The shown days. */
  shown: SellerSales['period'];
  /** The chosen days make no sense. */
  isBad: boolean;
  /** What else the address of the page has. */
  keeps?: Record<string, string>;
};

/** Chooses the days of a page: the last ones by a link, any others by a form. */
export function PeriodPicker({ path, choice, shown: { from, to }, isBad, keeps = {} }: PeriodPickerProps) {
  const t = useTexts(messages);
  const href = useHref();
  const isOfLast = choice.from === '' && choice.to === '';
  const days = isOfLast ? Number(choice.days || USUAL_DAYS) : null;
  return (
    <div className="choice">
      <div className="bar">
        <nav aria-label={t('period')}>
          <ul className="chips">
            {LENGTHS.map((count) => (
              <li key={count}>
                <ChipLink
                  href={href(
                    periodPath(path, { from: '', to: '', days: count === USUAL_DAYS ? '' : String(count) }, keeps),
                  )}
                  isCurrent={count === days}
                >
                  {count === YEAR ? t('year') : t('lastDays', { count })}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        <search aria-label={t('period')}>
          <form method="get" action={href(path)} className="filter" key={`${from} ${to}`}>
            {Object.entries(keeps).map(([name, value]) =>
              value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
            )}
            <TextField type="date" name="from" label={t('from')} defaultValue={from} />
            <TextField type="date" name="to" label={t('to')} defaultValue={to} />
            <Button type="submit" variant="secondary">
              {t('show')}
            </Button>
          </form>
        </search>
      </div>
      {isBad ? <Alert tone="attention">{t('badPeriod')}</Alert> : null}
    </div>
  );
}
