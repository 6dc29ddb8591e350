import { type RefObject, useEffect, useRef } from 'react';

export type ModalState = {
  isOpen: boolean;
  /** Asked by Escape, the close button, the backdrop: the parent takes `isOpen` back. */
  onClose: () => void;
  /** A press outside closes, as it does nothing else. Leave it out where typed text would be lost. @default true */
  closesOnBackdrop?: boolean | undefined;
  /** What gets the focus on opening instead of the title: the first field, the harmless button. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Ties a native `<dialog>` to `isOpen`. The browser keeps the focus inside and gives it back on closing; only a dialog that
 * leaves the page while open has to be helped with that.
 */
export function useModal({
  isOpen,
  onClose,
  closesOnBackdrop = true,
  initialFocusRef,
}: ModalState): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !isOpen) return undefined;
    const opener = document.activeElement;
    if (!document.querySelector('dialog:modal')) keepScrollbarRoom();
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
    // Escape, the phone's back gesture, a form of method "dialog": the browser has closed it already.
    dialog.addEventListener('close', () => dialog.open || onClose(), on);
    // The dialog is filled by its frame, so what hits the dialog itself hits its backdrop. A press that began inside, to
    // select some text, does not close.
    dialog.addEventListener('pointerdown', ({ target }) => (isPressedOutside = target === dialog), on);
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (closesOnBackdrop && isPressedOutside && target === dialog) onClose();
      },
      on,
    );
    return () => ending.abort();
  }, [isOpen, onClose, closesOnBackdrop]);

  return dialogRef;
}

/** The page behind stands still while a dialog is open; without its scrollbar it would grow wider, and jump. */
function keepScrollbarRoom(): void {
  const { documentElement } = document;
  documentElement.style.setProperty('--ps-modal-gap', `${window.innerWidth - documentElement.clientWidth}px`);
}
