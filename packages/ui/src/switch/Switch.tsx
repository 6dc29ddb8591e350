import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { switchRules } from './switch.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'name' | keyof FieldTexts> &
  FieldTexts & {
    name: string;
    /** The switch stands at the end of the line, as in a list of settings. */
    isAtEnd?: boolean | undefined;
  };

const Root = styled.div`
  ${switchRules}
`;

/**
 * On or off, at once: what needs a "Save" is a `CheckboxField`. A native checkbox inside, sent with its form as one.
 * Attributes go where those of `TextField` go.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, isAtEnd = false, className, style, id, ...rest },
  ref,
) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Root className={className} style={style} data-ui="Switch" data-at-end={isAtEnd ? '' : undefined}>
      <label className="ps-check-line">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */}
        <input ref={ref} {...rest} {...ids.controlProps} type="checkbox" role="switch" />
        <span className="ps-check-label">{label}</span>
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </Root>
  );
});
