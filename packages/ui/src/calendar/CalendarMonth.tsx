import type { KeyboardEvent } from 'react';
import type { CalendarProps } from './calendar-props.ts';
import { dayByKey, dayName, isChoosable, weekdays, weeksOfMonth } from './month.ts';

type CalendarMonthProps = Omit<CalendarProps, 'onDayChange' | 'texts' | 'isFocusedOnMount'> & {
  headingId: string;
  onKeyMove: (day: string) => void;
};

/** The grid of one month: a single tab stop; arrow keys move between days. Days that cannot be chosen stay readable. */
export function CalendarMonth({
  locale,
  day,
  span,
  today,
  headingId,
  onKeyMove,
  onChoose,
  ...rest
}: CalendarMonthProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayByKey(day, event, { locale, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    onKeyMove(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA practices use a table for a date grid
    <table role="grid" aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day, locale).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) =>
              date === undefined ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty cell has only its position
                <td key={index} />
              ) : (
                <td
                  key={date}
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not infer it from the table
                  role="gridcell"
                  aria-selected={isInside(date, span) || (isChoosable(date, rest) ? false : undefined)}
                  data-start={date === span?.start ? '' : undefined}
                  data-end={date === span?.end ? '' : undefined}
                >
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    data-day={date}
                    aria-label={dayName(date, locale)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={!isChoosable(date, rest) || undefined}
                    onClick={() => (isChoosable(date, rest) ? onChoose(date) : undefined)}
                    onPointerEnter={() => rest.onPoint?.(date)}
                  >
                    {Number(date.slice(-2))}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isInside(date: string, span: CalendarProps['span']): boolean {
  return span !== undefined && date >= span.start && date <= span.end;
}
