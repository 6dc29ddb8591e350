import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bareCheckboxRules } from '../checkbox-field/bare-checkbox-rules.ts';
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { fieldNotesRules } from '../field/field.styles.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';

export type CheckboxGroupItem = {
  value: string;
  label: ReactNode;
  /** The number of matches at the end of the line, in filters. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
};

export type CheckboxGroupProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> &
  Pick<FieldTexts, 'hint' | 'error'> & {
    /** The question that the boxes answer: "Notify me". */
    label: ReactNode;
    isLabelHidden?: boolean | undefined;
    /** The form parameter; sent once for each chosen value. */
    name: string;
    items: readonly CheckboxGroupItem[];
    /** The chosen values if controlled; `defaultSelected` if uncontrolled. */
    selected?: readonly string[] | undefined;
    defaultSelected?: readonly string[] | undefined;
    /** Called with the chosen values in the order of the items. */
    onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  };

const Root = styled.fieldset`
  display: grid;
  gap: var(--ps-space-1);
  min-inline-size: 0;

  ${fieldNotesRules}
  ${bareCheckboxRules}

  & > .ps-group-label {
    margin-block-end: var(--ps-space-1);
    padding: 0;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }
`;

const NONE: readonly string[] = [];

/** Any number of a few options. `id` belongs to the first box, so that an error summary can link to it. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, isLabelHidden, hint, error, name, items, selected, defaultSelected = NONE, onSelectedChange, id, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const { id: firstId, ...described } = ids.controlProps;
  const choiceOf = (value: string) =>
    selected ? { checked: selected.includes(value) } : { defaultChecked: defaultSelected.includes(value) };
  const tell = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const boxes = target.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    onSelectedChange?.(Array.from(boxes, ({ value }) => value));
  };
  return (
    <Root ref={ref} {...rest} aria-describedby={described['aria-describedby']} data-ui="CheckboxGroup">
      <legend className={isLabelHidden ? 'ps-hidden' : 'ps-group-label'}>{label}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      {items.map((item, index) => (
        <CheckboxField
          key={item.value}
          isBare
          id={index === 0 ? firstId : undefined}
          name={name}
          value={item.value}
          label={item.label}
          aside={item.aside}
          disabled={item.disabled}
          {...choiceOf(item.value)}
          aria-invalid={described['aria-invalid']}
          onChange={tell}
        />
      ))}
    </Root>
  );
});
