import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { tellChecked } from '../field/tell-value.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { switchRules } from './switch.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'name' | keyof FieldTexts> &
  FieldTexts & {
    name: string;
    /** Called with whether it is checked; `onChange` stays the event of the checkbox. */
    onValueChange?: ((isChecked: boolean) => void) | undefined;
    /** Puts the switch at the end of the line, as in a list of settings. */
    isAtEnd?: boolean | undefined;
  };

const Root = styled.div`
  ${switchRules}
`;

/**
 * A setting that takes effect at once; use `CheckboxField` if a "Save" must follow. Contains a native checkbox, which is sent with
 * its form. Attributes are passed on as in `TextField`.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, isAtEnd = false, className, style, id, onValueChange, ...rest },
  ref,
) {
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  return (
    <Root className={className} style={style} data-ui="Switch" data-at-end={isAtEnd ? '' : undefined}>
      <label className="ps-check-line">
        <input
          ref={ref}
          {...rest}
          {...ids.controlProps}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
          role="switch"
          onChange={tellChecked(onValueChange, rest.onChange)}
        />
        <span className="ps-check-label">{label}</span>
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </Root>
  );
});
