import { type AriaAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/** The texts that describe a field. */
export type FieldTexts = {
  label: ReactNode;
  /** Help that is always visible; screen readers read it with the field. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the field as invalid. */
  error?: ReactNode;
};

export type FieldIds = {
  control: string;
  label: string;
  hint: string;
  error: string;
  /** The ARIA attributes that connect the control to its texts. */
  controlProps: { id: string } & Described;
};

type Described = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

/**
 * The ids of a field's parts, the same on the server and in the browser. What the caller described the control with, for example a
 * tooltip around it, is read after the error and the hint.
 */
export function useFieldIds(
  given: Described & { id?: string | undefined },
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): FieldIds {
  const generated = useId();
  const control = given.id ?? generated;
  const ids = { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
  return {
    ...ids,
    controlProps: {
      id: control,
      'aria-describedby':
        classNames(error ? ids.error : undefined, hint ? ids.hint : undefined, given['aria-describedby']) || undefined,
      'aria-invalid': error ? true : given['aria-invalid'],
    },
  };
}
