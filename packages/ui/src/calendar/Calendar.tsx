import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronBack, ChevronForward } from '../icons.ts';
import type { CalendarProps } from './calendar-props.ts';
import { calendarRules } from './calendar.styles.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { addMonths, clampDay, monthEnds, monthName } from './month.ts';

const Root = styled.div`
  ${calendarRules}
`;

/** One month to choose days from, shared by `DatePicker` and `DateRangeDialog`. */
export function Calendar({ locale, day, onDayChange, texts, ...others }: CalendarProps) {
  const { min, max, isFocusedOnMount = false } = others;
  const headingId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(isFocusedOnMount);
  const { first, last } = monthEnds(day);

  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    rootRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const turn = (months: 1 | -1, isPossible: boolean) => ({
    'aria-disabled': !isPossible || undefined,
    onClick: () => onDayChange(clampDay(addMonths(day, months), { min, max })),
  });

  return (
    <Root ref={rootRef} data-ui="Calendar">
      <div className="ps-calendar-head">
        <IconButton size="small" label={texts.previous} {...turn(-1, !min || min < first)}>
          <ChevronBack />
        </IconButton>
        <span id={headingId} className="ps-calendar-month" aria-live="polite">
          {monthName(day, locale)}
        </span>
        <IconButton size="small" label={texts.next} {...turn(1, !max || max > last)}>
          <ChevronForward />
        </IconButton>
      </div>
      <CalendarMonth
        {...others}
        {...{ locale, day, headingId }}
        onKeyMove={(next) => {
          isMovedByKey.current = true;
          onDayChange(clampDay(next, { min, max }));
        }}
      />
    </Root>
  );
}
