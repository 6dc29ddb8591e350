import { type RefObject, useEffect } from 'react';

/** Calls `onReset` after the field's form was reset, for fields with state besides their text. */
export function useFormReset(inputRef: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    const form = inputRef.current?.form;
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      // The event fires before the browser resets the fields.
      timer = setTimeout(onReset);
    };
    form.addEventListener('reset', wait);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('reset', wait);
    };
  }, [inputRef, onReset]);
}
