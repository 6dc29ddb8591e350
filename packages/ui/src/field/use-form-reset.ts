import { type RefObject, useEffect } from 'react';

/** Tells a field that keeps more than its text that its form was emptied. Called after the browser has put the texts back. */
export function useFormReset(inputRef: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    const form = inputRef.current?.form;
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      // The event comes before the texts are put back.
      timer = setTimeout(onReset);
    };
    form.addEventListener('reset', wait);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('reset', wait);
    };
  }, [inputRef, onReset]);
}
