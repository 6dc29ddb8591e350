import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tellChecked } from '../field/tell-value.ts';
import { Check } from '../icons.ts';
import { pressableChipRules } from './chip.styles.ts';
import { ChipAside } from './ChipAside.tsx';

export type ChoiceChipProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  name: string;
  value: string;
  /** Called with whether it is chosen; `onChange` stays the event of the input. */
  onValueChange?: ((isChosen: boolean) => void) | undefined;
  /** `radio` if only one of the same `name` may be chosen. @default 'checkbox' */
  type?: 'checkbox' | 'radio' | undefined;
  /** The number of matches, shown after the label as the locale writes it. */
  aside?: ReactNode;
};

const Root = styled.label`
  ${pressableChipRules}

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  & > input:not(:checked) + svg {
    display: none;
  }

  &:has(:disabled) {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
    box-shadow: none;
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  &:has(:disabled) > .ps-chip-aside {
    color: inherit;
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/**
 * One of a few short options that are all visible. A native checkbox or radio that looks like a chip and is sent with its form.
 * `className` and `style` go to the chip, the ref and everything else to the `<input>`.
 */
export const ChoiceChip = forwardRef<HTMLInputElement, ChoiceChipProps>(function ChoiceChip(
  { label, type = 'checkbox', aside, className, style, onValueChange, ...rest },
  ref,
) {
  return (
    <Root className={className} style={style} data-ui="ChoiceChip">
      <input ref={ref} {...rest} type={type} onChange={tellChecked(onValueChange, rest.onChange)} />
      <Check />
      <span className="ps-chip-text">{label}</span>
      {aside === undefined ? null : <ChipAside>{aside}</ChipAside>}
    </Root>
  );
});
