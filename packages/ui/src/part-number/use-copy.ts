import { type RefObject, useEffect, useState } from 'react';

/** The result of the last attempt. */
type Outcome = 'none' | 'copied' | 'selected';

/** How long the result is shown. */
const SHOWN_FOR_MS = 2500;

/** Copies the text of an element. Without access to the clipboard, selects it, so that the visitor can copy it by keyboard. */
export function useCopy(ref: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    outcome,
    forget: () => setOutcome('none'),
    async copy(): Promise<void> {
      const element = ref.current;
      if (!element) return;
      try {
        // On an insecure page `navigator.clipboard` is undefined, although its type says otherwise.
        await navigator.clipboard.writeText(element.textContent.trim());
        setOutcome('copied');
      } catch {
        getSelection()?.selectAllChildren(element);
        setOutcome('selected');
      }
    },
  };
}
