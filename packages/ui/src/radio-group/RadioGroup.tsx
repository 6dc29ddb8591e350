import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { type RadioChoice, radioProps } from '../radio-cards/radio-choice.ts';
import { radioGroupRules } from './radio-group.styles.ts';

export type RadioGroupOption = {
  value: string;
  label: ReactNode;
  /** One more line, where the label does not say it all. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'children' | 'defaultValue'> &
  Pick<FieldTexts, 'hint' | 'error'> &
  RadioChoice & {
    /** The question that the options answer. */
    legend: ReactNode;
    isLegendHidden?: boolean | undefined;
    name: string;
    options: readonly RadioGroupOption[];
    required?: boolean | undefined;
    /** Side by side, for two or three short answers; they wrap where they do not fit. */
    isInline?: boolean | undefined;
  };

const Root = styled.fieldset`
  ${radioGroupRules}
`;

/** A choice of one from a few short answers. `id` is the first radio's, so that an error summary can lead there. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { legend, isLegendHidden = false, name, options, value, defaultValue, onChange, hint, error, id, ...others },
  ref,
) {
  const { required, isInline = false, ...rest } = others;
  const ids = useFieldIds(id, { hint, error });
  const { id: firstId, ...describedProps } = ids.controlProps;
  return (
    <Root
      ref={ref}
      role="radiogroup"
      aria-required={required}
      {...rest}
      {...describedProps}
      data-ui="RadioGroup"
      data-inline={isInline ? '' : undefined}
    >
      <legend className={isLegendHidden ? 'ps-hidden' : 'ps-radio-legend'}>{legend}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div className="ps-radio-list">
        {options.map((option, index) => (
          <label key={option.value} className="ps-radio-line">
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
              {option.label}
              {option.description ? <span className="ps-radio-description">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </Root>
  );
});
