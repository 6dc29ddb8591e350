import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type RadioChoiceProps, useRadioChoice } from '../radio-choice/use-radio-choice.tsx';
import { radioGroupRules } from './radio-group.styles.ts';

export type RadioGroupOption = {
  value: string;
  label: ReactNode;
  /** One more line, where the label does not say it all. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps = RadioChoiceProps<RadioGroupOption> & {
  /** Side by side, for two or three short answers; they wrap where they do not fit. */
  isInline?: boolean | undefined;
};

const Root = styled.fieldset`
  ${radioGroupRules}
`;

/** A choice of one from a few short answers. `id` is the first radio's, so that an error summary can lead there. */
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
