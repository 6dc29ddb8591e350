import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type RadioChoiceProps, useRadioChoice } from '../radio-choice/use-radio-choice.tsx';
import { radioCardsRules } from './radio-cards.styles.ts';

export type RadioCardOption = {
  value: string;
  label: ReactNode;
  /** What it means to choose this: address, hours, term. */
  description?: ReactNode;
  /** At the end of the line: what it costs. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioCardsProps = RadioChoiceProps<RadioCardOption>;

const Root = styled.fieldset`
  ${radioCardsRules}
`;

/** A choice of one from a few, each with room to explain itself. `id` is the first radio's, so that an error summary can lead there. */
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
