import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formSectionRules } from './form.styles.ts';

export type FormSectionProps = ComponentPropsWithoutRef<'fieldset'> & {
  /** What these fields are about: "Delivery address". */
  legend: ReactNode;
  /** One or two sentences for all of them. */
  description?: ReactNode;
  /** Short fields stand side by side where there is room. @default 1 */
  columns?: 1 | 2 | undefined;
};

const Root = styled.fieldset`
  ${formSectionRules}
`;

/** Fields that belong together, under one heading that is read with each of them. */
export const FormSection = forwardRef<HTMLFieldSetElement, FormSectionProps>(function FormSection(
  { legend, description, columns = 1, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="FormSection" data-columns={columns}>
      <legend className="ps-form-legend">{legend}</legend>
      {description ? <p className="ps-form-description">{description}</p> : null}
      <div className="ps-form-fields">{children}</div>
    </Root>
  );
});
