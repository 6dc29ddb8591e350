import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formSectionRules } from './form.styles.ts';

export type FormSectionProps = ComponentPropsWithoutRef<'fieldset'> & {
  /** The title of the group: "Delivery address". */
  label: ReactNode;
  /** One or two sentences about all fields of the group. */
  description?: ReactNode;
  /** Short fields are side by side if there is room. @default 1 */
  columns?: 1 | 2 | undefined;
};

const Root = styled.fieldset`
  ${formSectionRules}
`;

/** A group of related fields; screen readers read its title with each of them. */
export const FormSection = forwardRef<HTMLFieldSetElement, FormSectionProps>(function FormSection(
  { label, description, columns = 1, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="FormSection" data-columns={columns}>
      <legend className="ps-form-legend">{label}</legend>
      {description ? <p className="ps-form-description">{description}</p> : null}
      <div className="ps-form-fields">{children}</div>
    </Root>
  );
});
