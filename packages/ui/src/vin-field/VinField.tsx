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

export type VinFieldProps = InputProps &
  FieldProps & {
    name: string;
    defaultValue?: string | undefined;
    /** The corrected number after each key, and what is doubtful about it. */
    onChange?: ((vin: string, advice: VinAdvice | undefined) => void) | undefined;
    /** Says what was corrected: "Replaced O by 0: a VIN has no letter O". Read aloud politely. */
    correctionText: (changes: readonly VinChange[]) => ReactNode;
    /** Advice shown when the field is left; never a refusal. `length` is how many letters there are. */
    adviceText: (advice: VinAdvice, length: number) => ReactNode;
    /** Says the counter aloud: "5 of 17". */
    counterLabel: (length: number, total: number) => string;
  };

const Root = styled.div`
  ${vinFieldRules}
`;

/**
 * The number of a car. What cannot stand in it (I, O, Q, Cyrillic letters) is corrected as it is typed and said so; a wrong length or
 * check digit is advice, for there are cars with such numbers. Attributes go where those of `TextField` go.
 */
export const VinField = forwardRef<HTMLInputElement | null, VinFieldProps>(function VinField(
  { label, hint, error, isLabelHidden, className, style, id, defaultValue = '', onBlur, onFocus, ...others },
  ref,
) {
  const { onChange, correctionText, adviceText, counterLabel, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds(id, { hint, error });
  const initial = correctVin(defaultValue).vin;
  const [vin, setVin] = useState(initial);
  const [changes, setChanges] = useState<readonly VinChange[]>([]);
  const [isLeft, setIsLeft] = useState(defaultValue !== '');
  const length = [...vin].length;
  const advice = adviseOnVin(vin);
  const isAdvised = isLeft && advice !== undefined && !error;
  const noteId = `${ids.control}-note`;

  /** Writes the correction into the field itself: only so can the caret stay where it was. */
  const correct = (): void => {
    const input = inputRef.current;
    if (!input) return;
    const { value, selectionStart } = input;
    const corrected = correctVin(value);
    if (corrected.vin !== value) {
      const caret = correctVin(value.slice(0, selectionStart ?? value.length)).vin.length;
      input.value = corrected.vin;
      if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret);
    }
    setChanges((known) => (corrected.vin === '' ? [] : joined(known, corrected.changes)));
    if (corrected.vin === vin) return;
    setVin(corrected.vin);
    onChange?.(corrected.vin, adviseOnVin(corrected.vin));
  };
  useFormReset(inputRef, correct);

  return (
    <Field
      name="VinField"
      root={Root}
      ids={ids}
      {...{ label, hint, error, isLabelHidden, className, style }}
      after={
        <VinNotes
          id={noteId}
          correction={changes.length > 0 ? correctionText(changes) : null}
          advice={isAdvised ? adviceText(advice, length) : null}
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
        defaultValue={initial}
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
      <VinCounter length={length} label={counterLabel(length, VIN_LENGTH)} />
    </Field>
  );
});

/** Both lists, each change once. */
function joined(known: readonly VinChange[], fresh: readonly VinChange[]): readonly VinChange[] {
  const added = fresh.filter(({ from }) => known.every((change) => change.from !== from));
  return added.length > 0 ? [...known, ...added] : known;
}
