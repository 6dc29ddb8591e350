import { type RefObject, useEffect } from 'react';

type Options = {
  isOn: boolean;
  /** Moves the focus back to where it came from. */
  goBack: () => void;
};

/**
 * F8 moves the focus to the region and, pressed again, back. F6, by which browsers go on to the next part of the window, stops at
 * the region too; there it is the browser's again.
 */
export function useRegionKeys(region: RefObject<HTMLElement | null>, { isOn, goBack }: Options): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if ((key !== 'F6' && key !== 'F8') || altKey || ctrlKey || metaKey || shiftKey) return;
      const isThere = region.current?.contains(document.activeElement) === true;
      if (isThere && key === 'F6') return;
      event.preventDefault();
      if (isThere) goBack();
      else region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
