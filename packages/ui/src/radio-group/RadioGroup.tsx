import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type RadioChoiceProps, useRadioChoice } from '../radio-choice/use-radio-choice.tsx';
import { radioGroupRules } from './radio-group.styles.ts';

export type RadioGroupOption = {
  value: string;
  label: ReactNode;
  /** A second line, if the label needs an explanation. */
  description?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = RadioChoiceProps<RadioGroupOption> & {
  /** Puts two or three short options side by side; they wrap if there is no room. */
  isInline?: boolean | undefined;
};

const Root = styled.fieldset`
  ${radioGroupRules}
`;

/** One of a few short options. `id` belongs to the first radio, so that an error summary can link to it. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { isInline = false, ...props },
  ref,
) {
  const { rootProps, fields } = useRadioChoice(props, 'ps-radio-line', ({ label, description }) => (
    <span className="ps-radio-text">
      {label}
      {description ? <span className="ps-radio-description">{description}</span> : null}
    </span>
  ));
  return (
    <Root ref={ref} {...rootProps} data-ui="RadioGroup" data-inline={isInline ? '' : undefined}>
      {fields}
    </Root>
  );
});
