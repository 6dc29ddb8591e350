import { useEffect, useRef, type SubmitEvent } from 'react';
import { readCode } from './code-rules.ts';
import type { SignInRefusal } from './sign-in-refusal.ts';

type Submitted = SubmitEvent<HTMLFormElement>;

/**
 * Submits each code once. The field submits a complete code by itself, and a click on the button right after it would cost another
 * of the few attempts. A code that the server did not check can be sent again.
 */
export function useCodeOnce(refusal: SignInRefusal<'code'> | null, submit: (event: Submitted) => void) {
  const tried = useRef('');
  useEffect(() => {
    if (refusal?.reason !== 'fields') tried.current = '';
  }, [refusal]);
  return (event: Submitted): void => {
    const form = event.currentTarget;
    const isOther = new FormData(form, event.nativeEvent.submitter).has('intent');
    const code = readCode(new FormData(form));
    if (!isOther && code !== '' && code === tried.current) {
      event.preventDefault();
      return;
    }
    if (!isOther) tried.current = code;
    submit(event);
  };
}
