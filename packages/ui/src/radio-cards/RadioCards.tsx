import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type RadioChoiceProps, useRadioChoice } from '../radio-choice/use-radio-choice.tsx';
import { radioCardsRules } from './radio-cards.styles.ts';

export type RadioCardOption = {
  value: string;
  label: ReactNode;
  /** The consequences of the choice: address, hours, delivery time. */
  description?: ReactNode;
  /** Shown at the end of the line: the price. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioCardsProps = RadioChoiceProps<RadioCardOption>;

const Root = styled.fieldset`
  ${radioCardsRules}
`;

/** One of a few options that need an explanation. `id` belongs to the first radio, so that an error summary can link to it. */
export const RadioCards = forwardRef<HTMLFieldSetElement, RadioCardsProps>(function RadioCards(props, ref) {
  const { rootProps, fields } = useRadioChoice(props, 'ps-radio-card', ({ label, description, aside }) => (
    <>
      <span className="ps-radio-text">
        <span className="ps-radio-label">{label}</span>
        {description ? <span className="ps-radio-description">{description}</span> : null}
      </span>
      {aside ? <span className="ps-radio-aside">{aside}</span> : null}
    </>
  ));
  return (
    <Root ref={ref} {...rootProps} data-ui="RadioCards">
      {fields}
    </Root>
  );
});
