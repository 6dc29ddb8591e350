import { type ComponentPropsWithoutRef, type ElementType, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { tellChecked } from '../field/tell-value.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { checkboxRules } from './checkbox-field.styles.ts';

export type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'name' | keyof FieldTexts> &
  FieldTexts & {
    name: string;
    /** Called with whether it is checked; `onChange` stays the event of the checkbox. */
    onValueChange?: ((isChecked: boolean) => void) | undefined;
    /** Shown at the end of the line: the number of matches, in filters. */
    aside?: ReactNode;
    /** Leaves the style to a parent that includes `bareCheckboxRules`: for long lists of filters. */
    isBare?: boolean | undefined;
  };

const Root = styled.div`
  ${checkboxRules}
`;

/** A labelled checkbox; the whole line is clickable. Attributes are passed on as in `TextField`. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  { label, hint, error, aside, isBare, className, style, id, onValueChange, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  // The checkbox is inside its label, so it needs no id for it. Without a generated id, bare checkboxes have the same markup in
  // every row.
  const { id: controlId, ...controlProps } = ids.controlProps;
  const Element: ElementType<ComponentPropsWithoutRef<'div'>> = isBare ? 'div' : Root;
  return (
    <Element className={classNames(isBare && 'ps-checkbox', className)} style={style} data-ui="CheckboxField">
      <label className="ps-check-line">
        <input
          ref={ref}
          {...rest}
          {...controlProps}
          id={isBare ? id : controlId}
          type="checkbox"
          onChange={tellChecked(onValueChange, rest.onChange)}
        />
        <span className="ps-check-label">{label}</span>
        {aside === undefined ? null : <span className="ps-checkbox-count">{aside}</span>}
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </Element>
  );
});
