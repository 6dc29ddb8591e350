import { type ComponentPropsWithoutRef, type ElementType, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { quantityRange, type QuantityStep } from './quantity.ts';
import { quantityStepperRules } from './quantity-stepper.styles.ts';
import { useQuantity } from './use-quantity.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'aria-label'
>;

export type QuantityStepperProps = InputProps & {
  /** Names the field: "Quantity of W 712/75". */
  label: string;
  name: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Pieces; `value` where the parent keeps it, `defaultValue` where the form does. @default the least multiple */
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** @default 1 */
  min?: number | undefined;
  /** What there is. */
  max?: number | undefined;
  /** Sold in multiples of this. @default 1 */
  step?: number | undefined;
  /** A new sellable quantity: after a step, Enter, or leaving the field; not at every key. */
  onChange?: ((value: number) => void) | undefined;
  size?: 'small' | 'medium' | undefined;
  /** As of `Button`: the style comes from a parent with `bareRules`. */
  isBare?: boolean | undefined;
};

const Root = styled.div`
  ${quantityStepperRules}
`;

/**
 * How many. A number field that works in a form by itself; with scripts, two buttons beside it. The buttons are out of the tab
 * order, since the arrow keys of the field do the same. Ref and rest go to the `<input>`, `className` and `style` to the frame.
 */
export const QuantityStepper = forwardRef<HTMLInputElement | null, QuantityStepperProps>(function QuantityStepper(
  { label, decreaseLabel, increaseLabel, value, defaultValue, onChange, size = 'medium', isBare, ...others },
  ref,
) {
  const { min, max, step, className, style, disabled, ...rest } = others;
  const range = quantityRange({ min, max, step });
  const inputRef = useRef<HTMLInputElement>(null);
  const quantity = useQuantity({ inputRef, value, defaultValue: defaultValue ?? range.min, range, onChange });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const Element: ElementType<ComponentPropsWithoutRef<'div'>> = isBare ? 'div' : Root;
  const button = (steps: 1 | -1, isAtLimit: boolean) => ({
    tabIndex: -1,
    'data-step': steps satisfies QuantityStep,
    disabled,
    'aria-label': steps > 0 ? increaseLabel : decreaseLabel,
    'aria-disabled': isAtLimit || undefined,
    onClick: () => quantity.stepBy(steps),
  });
  return (
    <Element
      className={classNames(isBare && 'ps-quantity', className)}
      style={style}
      data-ui="QuantityStepper"
      data-size={size}
    >
      <button type="button" {...button(-1, quantity.value <= range.min)} />
      <input
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        ref={inputRef}
        type="number"
        aria-label={label}
        disabled={disabled}
        min={range.min}
        max={max === undefined ? undefined : range.max}
        step={range.step}
        value={quantity.text}
        onChange={(event) => quantity.setDraft(event.target.value)}
        onBlur={quantity.commit}
        onKeyDown={quantity.onKeyDown}
      />
      <button type="button" {...button(1, quantity.value >= range.max)} />
    </Element>
  );
});
