import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import type { CalendarTexts } from '../calendar/calendar-props.ts';
import { clampDay, type DayLimits, isDay } from '../calendar/month.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { writeText } from '../field/write-text.ts';
import { DateInput } from '../date-input/DateInput.tsx';
import { CalendarDays } from '../icons.ts';
import { Popover } from '../popover/Popover.tsx';
import { datePickerRules } from './date-picker.styles.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | keyof FieldProps
>;

export type DatePickerTexts = CalendarTexts & {
  /** The name of the button and the calendar: "Choose a date". */
  calendar: string;
};

export type DatePickerProps = InputProps &
  FieldProps &
  DayLimits & {
    /** The form parameter; its value is the day in ISO 8601: "2026-06-15". */
    name: string;
    /** BCP 47; the language and the first weekday of the calendar. */
    locale?: string | undefined;
    /** The day marked as today; ISO 8601, as all days here. */
    today: string;
    /** The day if the field is controlled; `defaultValue` if it is uncontrolled. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Called with a complete day, or with an empty text after the field was emptied. */
    onValueChange?: ((day: string) => void) | undefined;
    texts: DatePickerTexts;
  };

const Root = styled.div`
  ${datePickerRules}
`;

/**
 * A day, typed in the page's language or chosen in a calendar beside it. Without scripts the browser's date field is there
 * instead. Attributes are passed on as in `TextField`.
 */
export const DatePicker = forwardRef<HTMLInputElement | null, DatePickerProps>(function DatePicker(
  {
    label,
    hint,
    error,
    isLabelHidden,
    size,
    className,
    style,
    id,
    value,
    defaultValue,
    onValueChange,
    onKeyDown,
    ...others
  },
  ref,
) {
  const { min, max, isUnavailable, locale: ownLocale, today, texts, ...rest } = others;
  const locale = useLocale(ownLocale);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState(today);
  // The day of the field while the calendar is open; the field itself holds the state.
  const [chosen, setChosen] = useState<string>();

  const follow = (isOpened: boolean): void => {
    const typed = inputRef.current?.value;
    setChosen(isDay(typed) ? typed : undefined);
    setDay(clampDay(isDay(typed) ? typed : today, { min, max }));
    setIsOpen(isOpened);
  };
  const take = (taken: string): void => {
    if (inputRef.current) writeText(inputRef.current, taken);
    popoverRef.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  };
  const openByKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || !event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    buttonRef.current?.click();
  };

  return (
    <Field name="DatePicker" root={Root} ids={ids} {...{ label, hint, error, isLabelHidden, size, className, style }}>
      <DateInput
        {...rest}
        {...{ inputRef, ids, locale, today, min, max, value, defaultValue, onValueChange }}
        onKeyDown={openByKey}
      />
      <Popover
        ref={popoverRef}
        label={texts.calendar}
        placement="below-end"
        className="ps-date-calendar"
        onOpenChange={follow}
        trigger={
          <IconButton ref={buttonRef} label={texts.calendar} disabled={rest.disabled || rest.readOnly}>
            <CalendarDays />
          </IconButton>
        }
      >
        {isOpen ? (
          <Calendar
            {...{ locale, today, min, max, isUnavailable, day, texts }}
            isFocusedOnMount
            span={chosen === undefined ? undefined : { start: chosen, end: chosen }}
            onDayChange={setDay}
            onChoose={take}
          />
        ) : null}
      </Popover>
    </Field>
  );
});
