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
  items?: readonly CarOption[] | undefined;
  /** The chosen option's value. */
  value?: string | undefined;
  /** The options are loading. */
  isPending?: boolean | undefined;
  error?: string | undefined;
};

export type CarPickerFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onChange'> & {
  /** The accessible name of the form: "Choice of the car". */
  label: string;
  /** The URL that receives the form by GET. Without scripts, each submit enables the next field. */
  action: string;
  /** Brand, series, model, engine. */
  items: readonly CarPickerField[];
  submitLabel: string;
  /** Called when a field changes; the value is empty if the choice was cleared. */
  onValueChange?: ((value: string, name: string) => void) | undefined;
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
  { label, items: fields, submitLabel, onValueChange, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-label={label} {...rest} data-ui="CarPickerForm">
      {fields.map((field) => (
        <CarSelect key={field.name} field={field} onValueChange={onValueChange} />
      ))}
      {children}
      <Button isBare type="submit" variant="primary">
        {submitLabel}
      </Button>
    </Root>
  );
});

type CarSelectProps = { field: CarPickerField } & Pick<CarPickerFormProps, 'onValueChange'>;

function CarSelect({ field, onValueChange }: CarSelectProps) {
  const { name, label, items: options = [], value, isPending: isLoading = false, error } = field;
  const errorId = useId();
  const choice = onValueChange === undefined ? { defaultValue: value ?? '' } : { value: value ?? '' };
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
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onValueChange?.(event.target.value, name)}
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
    const items = members.map(({ value, label, description }) => (
      <option key={value} value={value}>
        {description ? `${label} · ${description}` : label}
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
