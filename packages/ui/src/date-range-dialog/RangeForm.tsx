import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import { clampDay, type DayLimits, isDay } from '../calendar/month.ts';
import { DateField } from '../date-input/DateField.tsx';
import {
  type DateRangePreset,
  type DateRangeTexts,
  type DraftRange,
  isOffered,
  startsRange,
  toSpan,
  withDay,
} from './date-range.ts';

type RangeFormProps = Pick<DayLimits, 'min' | 'max'> & {
  texts: DateRangeTexts;
  id: string;
  /** The calendar is rendered at the first opening. */
  isShown: boolean;
  locale: string;
  today: string;
  presets: readonly DateRangePreset[];
  draft: DraftRange;
  onChange: (draft: DraftRange) => void;
  onSubmit: () => void;
};

/** The content of the dialog: presets, two date fields and the calendar. All three edit the same draft. */
export function RangeForm({ id, isShown, locale, today, presets, draft, onChange, onSubmit, ...rest }: RangeFormProps) {
  const { min, max, texts } = rest;
  const [shownDay, setShownDay] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const day = shownDay ?? clampDay(isDay(draft.to) ? draft.to : isDay(draft.from) ? draft.from : today, { min, max });
  const offered = presets.filter((preset) => isOffered(preset, { min, max }));

  /** Changes the draft and shows the month of `shown`, a day that was typed or came with a preset. */
  const change = (next: DraftRange, shown: string | undefined): void => {
    setPointed(undefined);
    setShownDay(isDay(shown) ? clampDay(shown, { min, max }) : undefined);
    onChange(next);
  };

  return (
    <form
      id={id}
      noValidate
      className="ps-range"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {offered.length > 0 ? (
        <div className="ps-range-presets" role="group" aria-label={texts.presets}>
          {offered.map(({ label, from, to }) => (
            <Button
              key={label}
              size="small"
              variant="quiet"
              aria-pressed={draft.from === from && draft.to === to}
              onClick={() => change({ from, to }, to)}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <div className="ps-range-ends">
        <DateField
          {...{ min, max, locale, today }}
          name="from"
          label={texts.from}
          value={draft.from}
          onValueChange={(typed) => change({ ...draft, from: typed }, typed)}
        />
        <DateField
          {...{ min, max, locale, today }}
          name="to"
          label={texts.to}
          value={draft.to}
          onValueChange={(typed) => change({ ...draft, to: typed }, typed)}
        />
      </div>
      {isShown ? (
        <div className="ps-range-calendar" onPointerLeave={() => setPointed(undefined)}>
          <p className="ps-range-ask" role="status">
            {startsRange(draft) ? texts.firstDay : texts.lastDay}
          </p>
          <Calendar
            {...{ locale, today, min, max, day, texts }}
            span={toSpan(draft, pointed)}
            onDayChange={setShownDay}
            onPoint={setPointed}
            onChoose={(chosen) => change(withDay(draft, chosen), chosen)}
          />
        </div>
      ) : null}
    </form>
  );
}
