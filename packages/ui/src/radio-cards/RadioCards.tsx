import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { type RadioChoice, radioProps } from './radio-choice.ts';
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

export type RadioCardsProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'children' | 'defaultValue'> &
  Pick<FieldTexts, 'hint' | 'error'> &
  RadioChoice & {
    /** The question that the cards answer. */
    legend: ReactNode;
    isLegendHidden?: boolean | undefined;
    name: string;
    options: readonly RadioCardOption[];
    required?: boolean | undefined;
  };

const Root = styled.fieldset`
  ${radioCardsRules}
`;

/** A choice of one from a few, each with room to explain itself. `id` is the first radio's, so that an error summary can lead there. */
export const RadioCards = forwardRef<HTMLFieldSetElement, RadioCardsProps>(function RadioCards(
  { legend, isLegendHidden = false, name, options, value, defaultValue, onChange, required, hint, error, id, ...rest },
  ref,
) {
  const ids = useFieldIds(id, { hint, error });
  const { id: firstId, ...describedProps } = ids.controlProps;
  return (
    <Root ref={ref} role="radiogroup" aria-required={required} {...rest} {...describedProps} data-ui="RadioCards">
      <legend className={isLegendHidden ? 'ps-hidden' : 'ps-radio-legend'}>{legend}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div className="ps-radio-list">
        {options.map((option, index) => (
          <label key={option.value} className="ps-radio-card">
            <input
              type="radio"
              id={index === 0 ? firstId : undefined}
              name={name}
              value={option.value}
              required={required}
              disabled={option.isDisabled}
              {...radioProps(option.value, { value, defaultValue, onChange })}
            />
            <span className="ps-radio-text">
              <span className="ps-radio-label">{option.label}</span>
              {option.description ? <span className="ps-radio-description">{option.description}</span> : null}
            </span>
            {option.aside ? <span className="ps-radio-aside">{option.aside}</span> : null}
          </label>
        ))}
      </div>
    </Root>
  );
});
