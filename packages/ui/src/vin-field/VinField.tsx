import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { adviseOnVin, correctVin, VIN_LENGTH, type VinAdvice, type VinChange } from './vin.ts';
import { vinFieldRules } from './vin-field.styles.ts';
import { VinCounter, VinNotes } from './VinNotes.tsx';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'onChange' | keyof FieldProps
>;

export type VinTexts = {
  /** The text about corrections: "Replaced O by 0: a VIN has no letter O". Announced politely. */
  correction: (changes: readonly VinChange[]) => ReactNode;
  /** The advice shown when the field loses the focus; it never blocks the form. `length` is the number of typed characters. */
  advice: (advice: VinAdvice, length: number) => ReactNode;
  /** The accessible name of the counter: "5 of 17". */
  counter: (length: number, total: number) => string;
};

export type VinFieldProps = InputProps &
  FieldProps & {
    name: string;
    /** The number if controlled, as `onValueChange` gives it; `defaultValue` if uncontrolled. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Called after each key with the corrected number and the advice about it. */
    onValueChange?: ((vin: string, advice: VinAdvice | undefined) => void) | undefined;
    texts: VinTexts;
  };

const Root = styled.div`
  ${vinFieldRules}
`;

/**
 * A vehicle identification number. Characters that it cannot contain (I, O, Q, Cyrillic letters) are corrected while typing, with a
 * note. A wrong length or check digit only causes advice, because such numbers exist. Attributes are passed on as in `TextField`.
 */
export const VinField = forwardRef<HTMLInputElement | null, VinFieldProps>(function VinField(
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
    defaultValue = '',
    onBlur,
    onFocus,
    ...others
  },
  ref,
) {
  const { onValueChange, texts, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const initial = correctVin(defaultValue).vin;
  const [ownVin, setVin] = useState(initial);
  const vin = value ?? ownVin;
  const [changes, setChanges] = useState<readonly VinChange[]>([]);
  const [isLeft, setIsLeft] = useState((value ?? defaultValue) !== '');
  const length = [...vin].length;
  const advice = adviseOnVin(vin);
  const isAdvised = isLeft && advice !== undefined && !error;
  const noteId = `${ids.control}-note`;

  /** Writes the correction into the field directly, because only then can the caret keep its position. */
  const correct = (): void => {
    const input = inputRef.current;
    if (!input) return;
    const { value: text, selectionStart } = input;
    const corrected = correctVin(text);
    if (corrected.vin !== text) {
      const caret = correctVin(text.slice(0, selectionStart ?? text.length)).vin.length;
      input.value = corrected.vin;
      if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret);
    }
    setChanges((known) => (corrected.vin === '' ? [] : joined(known, corrected.changes)));
    if (corrected.vin === vin) return;
    setVin(corrected.vin);
    onValueChange?.(corrected.vin, adviseOnVin(corrected.vin));
  };
  useFormReset(inputRef, correct);

  return (
    <Field
      name="VinField"
      root={Root}
      ids={ids}
      {...{ label, hint, error, isLabelHidden, size, className, style }}
      after={
        <VinNotes
          id={noteId}
          correction={changes.length > 0 ? texts.correction(changes) : null}
          advice={isAdvised ? texts.advice(advice, length) : null}
        />
      }
    >
      <input
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        {...rest}
        {...ids.controlProps}
        ref={inputRef}
        aria-describedby={
          [ids.controlProps['aria-describedby'], isAdvised && noteId].filter(Boolean).join(' ') || undefined
        }
        type="text"
        dir="ltr"
        {...(value === undefined ? { defaultValue: initial } : { value })}
        onChange={correct}
        onFocus={(event) => {
          setIsLeft(false);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          correct();
          setIsLeft(true);
          onBlur?.(event);
        }}
      />
      <VinCounter length={length} label={texts.counter(length, VIN_LENGTH)} />
    </Field>
  );
});

/** Joins both lists without duplicates. */
function joined(known: readonly VinChange[], fresh: readonly VinChange[]): readonly VinChange[] {
  const added = fresh.filter(({ from }) => known.every((change) => change.from !== from));
  return added.length > 0 ? [...known, ...added] : known;
}
