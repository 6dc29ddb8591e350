import type { ChangeEvent, ComponentPropsWithoutRef, ReactNode } from 'react';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';

/** The chosen option's value if controlled; `defaultValue` if uncontrolled. */
export type RadioChoice = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
};

type Option = { value: string; disabled?: boolean | undefined };

export type RadioChoiceProps<Of extends Option> = Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'onChange' | 'children' | 'defaultValue'
> &
  Pick<FieldTexts, 'hint' | 'error'> &
  RadioChoice & {
    /** The question that the options answer. */
    label: ReactNode;
    isLabelHidden?: boolean | undefined;
    name: string;
    items: readonly Of[];
    required?: boolean | undefined;
  };

/** The attributes of a fieldset of radios, and its content: the legend, error and hint, the options. */
export function useRadioChoice<Of extends Option>(
  props: RadioChoiceProps<Of>,
  lineClass: string,
  renderOption: (option: Of) => ReactNode,
): { rootProps: ComponentPropsWithoutRef<'fieldset'>; fields: ReactNode } {
  const {
    label,
    isLabelHidden,
    name,
    items: options,
    value,
    defaultValue,
    onValueChange,
    required,
    hint,
    error,
    id,
    ...rest
  } = props;
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const { id: firstId, ...describedProps } = ids.controlProps;
  const choiceOf = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  const fields = (
    <>
      <legend className={isLabelHidden ? 'ps-hidden' : 'ps-radio-legend'}>{label}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div className="ps-radio-list">
        {options.map((option, index) => (
          <label key={option.value} className={lineClass}>
            <input
              type="radio"
              id={index === 0 ? firstId : undefined}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...choiceOf(option.value)}
              onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange?.(event.target.value)}
            />
            {renderOption(option)}
          </label>
        ))}
      </div>
    </>
  );
  return { rootProps: { role: 'radiogroup', 'aria-required': required, ...rest, ...describedProps }, fields };
}
