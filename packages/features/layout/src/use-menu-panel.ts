import { useLayoutEffect, useRef, type RefObject } from 'react';

const OPENER = 'a[data-popup="menu"]';

const isInOpener = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OPENER) !== null;

/**
 * Makes the menu under the header what its link discloses: the focus moves in, and back when it closes from inside. Escape, a
 * second press of the link, a press elsewhere and leaving it by the Tab key close it.
 */
export function useMenuPanel(onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const opener = document.activeElement;
    const openers = document.querySelectorAll(OPENER);
    for (const link of openers) link.setAttribute('aria-expanded', 'true');
    panel.focus({ preventScroll: true });

    const isPart = (target: EventTarget | null) =>
      isInOpener(target) || (target instanceof Node && panel.contains(target));
    const listening = new AbortController();
    const { signal } = listening;
    const onPointerDown = ({ target }: Event) => void (isPart(target) || onClose());
    const onClick = (event: MouseEvent) => {
      if (!isInOpener(event.target)) return;
      event.preventDefault();
      onClose();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => void (key === 'Escape' && onClose());
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      void (relatedTarget === null || isPart(relatedTarget) || onClose());
    document.addEventListener('pointerdown', onPointerDown, { signal });
    // Before the shop's own listener, which would open the menu again.
    document.addEventListener('click', onClick, { signal, capture: true });
    document.addEventListener('keydown', onKeyDown, { signal });
    panel.addEventListener('focusout', onFocusOut, { signal });

    return () => {
      listening.abort();
      for (const link of openers) link.removeAttribute('aria-expanded');
      if (panel.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, [onClose]);
  return ref;
}
