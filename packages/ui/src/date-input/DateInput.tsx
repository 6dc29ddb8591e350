import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FieldIds } from '../field/field-ids.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { writeText } from '../field/write-text.ts';
import {
  completeParts,
  dateLayout,
  type DatePart,
  type DateParts,
  isEmpty,
  isFull,
  lengthOf,
  pastedParts,
  stepPart,
  toDay,
  toParts,
  typedDigits,
} from './date-parts.ts';

type DateInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  inputRef: RefObject<HTMLInputElement | null>;
  ids: FieldIds;
  /** BCP 47: the order of the fields, their names and signs. */
  locale: string;
  /** Fills what is left out; ISO 8601, as all days here. */
  today: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with a complete day, or with an empty text after the field was emptied. */
  onValueChange?: ((day: string) => void) | undefined;
};

/**
 * The content of a date field's box: a field for day, month and year each, in the page's language and its order. The browser writes
 * dates in its own language, so its date field only holds the value for the form, and takes over where scripts are off.
 */
export function DateInput({ inputRef, ids, locale, today, value, defaultValue, ...others }: DateInputProps) {
  const { onValueChange, onKeyDown, onFocus, onBlur, ...rest } = others;
  const segmentsRef = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(() => toParts(value ?? defaultValue));
  const [known, setKnown] = useState(value);
  const [isScripted, setIsScripted] = useState(false);
  const layout = dateLayout(locale);
  const shown = toDay(parts) ?? '';
  if (value !== known) {
    setKnown(value);
    if (value !== undefined && value !== shown) setParts(toParts(value));
  }
  const takeOver = useCallback(() => setParts(toParts(inputRef.current?.value)), [inputRef]);
  useFormReset(inputRef, takeOver);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first render is the server's, where scripts may be off
    setIsScripted(true);
    // The browser may have restored what was typed before a reload.
    if (inputRef.current?.value) takeOver();
  }, [inputRef, takeOver]);

  const change = (next: DateParts): void => {
    setParts(next);
    const day = toDay(next);
    if (inputRef.current && (day !== undefined || isEmpty(next))) writeText(inputRef.current, day ?? '');
  };
  const fields = () => [...(segmentsRef.current?.querySelectorAll('input') ?? [])];
  const focusField = (index: number): void => fields()[index]?.focus();

  const onSegmentKey = (event: KeyboardEvent<HTMLInputElement>, part: DatePart, index: number): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = layout.direction === 'rtl' ? -1 : 1;
    const moves: Partial<Record<string, () => void>> = {
      ArrowRight: () => focusField(index + forward),
      ArrowLeft: () => focusField(index - forward),
    };
    const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
    const step = rest.readOnly ? undefined : steps[event.key];
    if (parts[part] === '') moves['Backspace'] = () => focusField(index - 1);
    else if (/^[./\-,\s]$/.test(event.key)) moves[event.key] = () => focusField(index + 1);
    if (step !== undefined) change(stepPart(parts, part, step, today));
    else if (moves[event.key]) moves[event.key]?.();
    else return;
    event.preventDefault();
  };

  const type = (part: DatePart, index: number, text: string): void => {
    const digits = typedDigits(part, text);
    change({ ...parts, [part]: digits });
    if (isFull(part, digits)) focusField(index + 1);
  };

  const paste = (event: ClipboardEvent): void => {
    const pasted = pastedParts(event.clipboardData.getData('text'), layout);
    if (!pasted || rest.readOnly) return;
    event.preventDefault();
    change(pasted);
    focusField(2);
  };

  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return;
    const input = inputRef.current;
    const completed = completeParts(parts, today);
    change(completed);
    if (input && toDay(completed) === undefined) writeText(input, '');
    // A parent that refuses the day keeps its own.
    else if (input && input.value !== toDay(completed)) takeOver();
    onBlur?.(event);
  };

  /** A press beside the fields, as anywhere in a field's box, is for the first that is empty. */
  const aim = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.target instanceof HTMLInputElement || rest.disabled) return;
    event.preventDefault();
    (fields().find((field) => field.value === '') ?? fields()[0])?.focus();
  };

  const editable = layout.pieces.flatMap(({ part }) => part ?? []);
  return (
    <>
      <input
        {...rest}
        {...ids.controlProps}
        ref={inputRef}
        type="date"
        className="ps-date-native"
        {...(isScripted ? { tabIndex: -1, 'aria-hidden': true } : {})}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={({ target }) => {
          if (target.value !== shown)
            setParts((now) => (target.value === (toDay(now) ?? '') ? now : toParts(target.value)));
          onValueChange?.(target.value);
        }}
        onFocus={() => focusField(0)}
      />
      <div
        ref={segmentsRef}
        className="ps-date-segments"
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={ids.controlProps['aria-describedby']}
        onPointerDown={aim}
        onPaste={paste}
      >
        <span dir={layout.direction}>
          {layout.pieces.map((piece, place) => {
            if (piece.part === undefined) {
              // oxlint-disable-next-line react/no-array-index-key -- a sign has only its place
              return <span key={place}>{piece.text}</span>;
            }
            const { part, name, placeholder } = piece;
            const index = editable.indexOf(part);
            return (
              <input
                key={part}
                data-part={part}
                dir="ltr"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                aria-label={name}
                aria-invalid={ids.controlProps['aria-invalid']}
                placeholder={placeholder}
                size={Math.max(lengthOf(part), placeholder.length)}
                disabled={rest.disabled}
                readOnly={rest.readOnly}
                value={parts[part]}
                onChange={({ target }) => type(part, index, target.value)}
                onKeyDown={(event) => onSegmentKey(event, part, index)}
                onFocus={(event) => {
                  event.target.select();
                  onFocus?.(event);
                }}
                onBlur={leave}
              />
            );
          })}
        </span>
      </div>
    </>
  );
}
