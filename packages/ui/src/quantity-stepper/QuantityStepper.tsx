import { type ComponentPropsWithoutRef, type ElementType, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names.ts';
import { type QuantityAdjustment, quantityRange, type QuantityStep } from './quantity.ts';
import { quantityStepperRules } from './quantity-stepper.styles.ts';
import { useQuantity } from './use-quantity.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'aria-label'
>;

export type QuantityStepperProps = InputProps & {
  /** The accessible name of the field: "Quantity of W 712/75". */
  label: string;
  name: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Pieces; `value` if controlled, `defaultValue` if uncontrolled. @default the least multiple */
  value?: number | undefined;
  defaultValue?: number | undefined;
  /** 0 where the last step down removes the article. @default 1 */
  min?: number | undefined;
  /** The stock in pieces. */
  max?: number | undefined;
  /** The pack size: only its multiples are sold. @default 1 */
  step?: number | undefined;
  /** Called with a sellable quantity after a step, on Enter, or when the field loses the focus; not at every key. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when somebody typed or stepped: with the reason if the quantity became another one, so that the page can say it. */
  onAdjust?: ((reason: QuantityAdjustment | undefined) => void) | undefined;
  size?: 'small' | 'medium' | undefined;
  /** As in `Button`: leaves the style to a parent that includes `bareRules`. */
  isBare?: boolean | undefined;
};

const Root = styled.div`
  ${quantityStepperRules}
`;

/**
 * A quantity: a number field that is sent with its form, with two buttons once scripts run. The buttons are not tab stops, since
 * the field's arrow keys do the same. The ref and other attributes go to the `<input>`, `className` and `style` to the frame.
 */
export const QuantityStepper = forwardRef<HTMLInputElement | null, QuantityStepperProps>(function QuantityStepper(
  {
    label,
    decreaseLabel,
    increaseLabel,
    value,
    defaultValue,
    onValueChange,
    onAdjust,
    size = 'medium',
    isBare,
    ...others
  },
  ref,
) {
  const { min, max, step, className, style, disabled, ...rest } = others;
  const range = quantityRange({ min, max, step });
  const inputRef = useRef<HTMLInputElement>(null);
  const quantity = useQuantity({
    inputRef,
    value,
    defaultValue: defaultValue ?? range.min,
    range,
    onValueChange,
    onAdjust,
  });
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
