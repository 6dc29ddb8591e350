import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { buttonRules } from '../button/button.styles.ts';
import { Button } from '../button/Button.tsx';
import { ChevronDown } from '../icons.ts';
import { carPickerFormRules } from './car-picker-form.styles.ts';
import { type CarOption, groupOptions } from './car-options.ts';

export type CarPickerField = {
  /** The form parameter of the choice. */
  name: string;
  /** The field's name, "Brand"; also its text while nothing is chosen. */
  label: string;
  /** The options that fit the steps before; undefined disables the field. */
  options?: readonly CarOption[] | undefined;
  /** The chosen option's value. */
  value?: string | undefined;
  /** The options are loading. */
  isLoading?: boolean | undefined;
  error?: string | undefined;
};

export type CarPickerFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onChange'> & {
  /** The accessible name of the form: "Choice of the car". */
  label: string;
  /** The URL that receives the form by GET. Without scripts, each submit enables the next field. */
  action: string;
  /** Brand, series, model, engine. */
  fields: readonly CarPickerField[];
  submitLabel: string;
  /** Called when a field changes; the value is empty if the choice was cleared. */
  onChange?: ((name: string, value: string) => void) | undefined;
  /** Further fields, for example hidden ones. */
  children?: ReactNode;
};

const Root = styled.form.attrs({ method: 'get' })`
  ${carPickerFormRules}

  & > .ps-button {
    ${buttonRules}
  }
`;

/** The choice of a car in four lists on one line, for pages whose subject is not the car. */
export const CarPickerForm = forwardRef<HTMLFormElement, CarPickerFormProps>(function CarPickerForm(
  { label, fields, submitLabel, onChange, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-label={label} {...rest} data-ui="CarPickerForm">
      {fields.map((field) => (
        <CarSelect key={field.name} field={field} onChange={onChange} />
      ))}
      {children}
      <Button isBare type="submit" variant="primary">
        {submitLabel}
      </Button>
    </Root>
  );
});

type CarSelectProps = { field: CarPickerField } & Pick<CarPickerFormProps, 'onChange'>;

function CarSelect({ field, onChange }: CarSelectProps) {
  const { name, label, options = [], value, isLoading = false, error } = field;
  const errorId = useId();
  const choice = onChange === undefined ? { defaultValue: value ?? '' } : { value: value ?? '' };
  return (
    <span className="ps-car-field" data-loading={isLoading ? '' : undefined}>
      <select
        name={name}
        aria-label={label}
        aria-busy={isLoading || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        disabled={options.length === 0}
        {...choice}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(name, event.target.value)}
      >
        <option value="">{label}</option>
        <Options options={options} />
      </select>
      <ChevronDown />
      {error ? (
        <span className="ps-car-field-error" id={errorId}>
          {error}
        </span>
      ) : null}
    </span>
  );
}

function Options({ options }: { options: readonly CarOption[] }) {
  return groupOptions(options, false).map(({ key, heading, options: members }) => {
    const items = members.map(({ value, label, detail }) => (
      <option key={value} value={value}>
        {detail ? `${label} · ${detail}` : label}
      </option>
    ));
    return heading === undefined ? (
      items
    ) : (
      <optgroup key={key} label={heading}>
        {items}
      </optgroup>
    );
  });
}
