import { type RefObject, useEffect, useState } from 'react';

/** What became of the last attempt. */
type Outcome = 'none' | 'copied' | 'selected';

/** How long the answer stays. */
const SHOWN_FOR_MS = 2500;

/** Copies the text of an element; where the clipboard is closed, selects it, so that the reader's own keys copy it. */
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
        // Where a page is not secure there is no clipboard at all, whatever the types say.
        await navigator.clipboard.writeText(element.textContent.trim());
        setOutcome('copied');
      } catch {
        getSelection()?.selectAllChildren(element);
        setOutcome('selected');
      }
    },
  };
}
