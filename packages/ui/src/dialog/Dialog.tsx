import { type ComponentPropsWithoutRef, forwardRef, useId, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { ModalFrame, type ModalTexts } from '../modal/ModalFrame.tsx';
import { type ModalState, useModal } from '../modal/use-modal.ts';
import { dialogRules } from './dialog.styles.ts';

export type DialogProps = Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'title' | 'open' | 'children' | keyof ModalState | keyof ModalTexts
> &
  ModalState &
  ModalTexts & {
    /** How wide it may grow; on phones each is a sheet as wide as the screen. @default 'medium' */
    size?: 'small' | 'medium' | 'large' | undefined;
  };

const Root = styled.dialog`
  ${dialogRules}
`;

/**
 * A question or a short task above the page, which waits. A native modal `<dialog>`: the rest of the page is out of reach,
 * Escape closes, the focus returns to what opened it.
 */
export const Dialog = forwardRef<HTMLDialogElement | null, DialogProps>(function Dialog(
  {
    isOpen,
    onClose,
    closesOnBackdrop,
    initialFocusRef,
    title,
    closeLabel,
    actions,
    size = 'medium',
    children,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const dialogRef = useModal({ isOpen, onClose, closesOnBackdrop, initialFocusRef });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialogRef.current, [dialogRef]);
  return (
    <Root ref={dialogRef} aria-labelledby={titleId} {...rest} data-ui="Dialog" data-size={size}>
      <ModalFrame {...{ title, titleId, closeLabel, actions, onClose }}>{children}</ModalFrame>
    </Root>
  );
});
