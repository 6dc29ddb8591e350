import { type ReactNode, useId } from 'react';

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
  hint: string;
  error: string;
  /** The ARIA attributes that connect the control to its texts. */
  controlProps: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** The ids of a field's parts, the same on the server and in the browser. */
export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): FieldIds {
  const generated = useId();
  const control = id ?? generated;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  const described = [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean).join(' ');
  return {
    ...ids,
    controlProps: {
      id: control,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}
