import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { checkboxRules } from './checkbox-field.styles.ts';

export type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'name' | keyof FieldTexts> &
  FieldTexts & {
    name: string;
    /** How many there are of this, at the end of the line, in filters. */
    count?: number | string | undefined;
    /** Leaves the style to a parent that includes `bareCheckboxRules`: for long lists of filters. */
    isBare?: boolean | undefined;
  };

const Root = styled.div`
  ${checkboxRules}
`;

/** Yes or no. The whole line is the target. Attributes go where those of `TextField` go. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  { label, hint, error, count, isBare, className, style, id, ...rest },
  ref,
) {
  const ids = useFieldIds(id, { hint, error });
  // The label holds the box: only what stands beside it needs an id, which rows of a list could not share.
  const { id: controlId, ...controlProps } = ids.controlProps;
  const Element: ElementType<ComponentPropsWithoutRef<'div'>> = isBare ? 'div' : Root;
  return (
    <Element className={classNames(isBare && 'ps-checkbox', className)} style={style} data-ui="CheckboxField">
      <label className="ps-check-line">
        <input ref={ref} {...rest} {...controlProps} id={isBare ? id : controlId} type="checkbox" />
        <span className="ps-check-label">{label}</span>
        {count === undefined ? null : <span className="ps-checkbox-count">{count}</span>}
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </Element>
  );
});
