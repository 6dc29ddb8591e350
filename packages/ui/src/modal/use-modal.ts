import { type RefObject, useEffect, useRef } from 'react';

export type ModalState = {
  isOpen: boolean;
  /** Called on Escape, the close button and a click on the backdrop; the parent then sets `isOpen` to false. */
  onDismiss: () => void;
  /** Whether a click on the backdrop closes. @default until something is typed or chosen inside, which would be lost */
  closesOnBackdrop?: boolean | undefined;
  /** The element to focus on opening instead of the title: the first field, the harmless button. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Opens and closes a native `<dialog>` by `isOpen`. The browser traps the focus and returns it on closing; this hook returns it
 * only if the dialog is removed while open.
 */
export function useModal({
  isOpen,
  onDismiss,
  closesOnBackdrop,
  initialFocusRef,
}: ModalState): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isTouched = useRef(false);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !isOpen) return undefined;
    const opener = document.activeElement;
    if (!document.querySelector('dialog:modal')) keepScrollbarRoom();
    isTouched.current = false;
    dialog.showModal();
    const first = initialFocusRef?.current ?? dialog.querySelector<HTMLElement>('.ps-modal-title');
    first?.focus({ preventScroll: true });
    return () => {
      dialog.close();
      if (!dialog.isConnected && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, initialFocusRef]);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !isOpen) return undefined;
    const ending = new AbortController();
    const on = { signal: ending.signal };
    let isPressedOutside = false;
    // A search is no loss, and a form that was sent is safe.
    dialog.addEventListener('input', ({ target }) => (isTouched.current ||= !isSearch(target)), on);
    dialog.addEventListener('submit', () => (isTouched.current = false), on);
    // Escape, the back gesture or a form with `method="dialog"`: the browser has closed the dialog already.
    dialog.addEventListener('close', () => dialog.open || onDismiss(), on);
    // The frame fills the dialog, so the target of a click on the backdrop is the dialog itself. A press that started inside, to
    // select text, does not close it.
    dialog.addEventListener('pointerdown', ({ target }) => (isPressedOutside = target === dialog), on);
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if ((closesOnBackdrop ?? !isTouched.current) && isPressedOutside && target === dialog) onDismiss();
      },
      on,
    );
    return () => ending.abort();
  }, [isOpen, onDismiss, closesOnBackdrop]);

  return dialogRef;
}

const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search';

/** Stores the width of the scroll bar: the page loses its scroll bar while a dialog is open, and must not become wider. */
function keepScrollbarRoom(): void {
  const { documentElement } = document;
  documentElement.style.setProperty('--ps-modal-gap', `${window.innerWidth - documentElement.clientWidth}px`);
}
