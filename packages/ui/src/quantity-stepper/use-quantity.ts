import { type KeyboardEvent, type RefObject, useState } from 'react';
import { adjustmentOf, type QuantityAdjustment, type QuantityRange, stepFrom, toSellable } from './quantity.ts';

type Options = {
  inputRef: RefObject<HTMLInputElement | null>;
  value: number | undefined;
  defaultValue: number;
  range: QuantityRange;
  onValueChange: ((value: number) => void) | undefined;
  onAdjust: ((reason: QuantityAdjustment | undefined) => void) | undefined;
};

export type Quantity = {
  /** The text of the field: the value, or a draft while someone types. */
  text: string;
  value: number;
  setDraft: (text: string) => void;
  /** Commits the draft: makes it sellable, or restores the previous value if it is not a number. */
  commit: () => void;
  stepBy: (steps: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The state of a quantity field: its value, and a draft while someone types. */
export function useQuantity({
  inputRef,
  value: givenValue,
  defaultValue,
  range,
  onValueChange,
  onAdjust,
}: Options): Quantity {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const value = givenValue ?? ownValue;

  const change = (next: number): void => {
    setDraft(undefined);
    if (next === value) return;
    setOwnValue(next);
    onValueChange?.(next);
  };

  /** Reads the field itself, because text typed before hydration is in no state. */
  const typed = (): number => inputRef.current?.valueAsNumber ?? Number.NaN;

  const commit = (): void => {
    const number = typed();
    if (Number.isNaN(number)) {
      change(value);
      return;
    }
    if (draft !== undefined) onAdjust?.(adjustmentOf(number, range));
    change(toSellable(number, range));
  };

  const stepBy = (steps: number): void => {
    const number = typed();
    const start = Number.isNaN(number) ? value : number;
    onAdjust?.(adjustmentOf(start + steps * range.step, range) === 'most' ? 'most' : undefined);
    change(stepFrom(start, steps, range));
  };

  return {
    text: draft ?? String(value),
    value,
    setDraft,
    commit,
    stepBy,
    onKeyDown(event) {
      const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (steps !== undefined) {
        event.preventDefault();
        stepBy(steps);
      } else if (event.key === 'Enter') commit();
    },
  };
}
