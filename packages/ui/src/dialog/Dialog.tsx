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
    /** The greatest width; on phones every dialog is a sheet of full width. @default 'medium' */
    size?: 'small' | 'medium' | 'large' | undefined;
  };

const Root = styled.dialog`
  ${dialogRules}
`;

/**
 * A question or a short task above the page. A native modal `<dialog>`: the page behind is inert, Escape closes it, and the focus
 * returns to the opener.
 */
export const Dialog = forwardRef<HTMLDialogElement | null, DialogProps>(function Dialog(
  {
    isOpen,
    onDismiss,
    closesOnBackdrop,
    initialFocusRef,
    title,
    dismissLabel,
    actions,
    size = 'medium',
    children,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const dialogRef = useModal({ isOpen, onDismiss, closesOnBackdrop, initialFocusRef });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialogRef.current, [dialogRef]);
  return (
    <Root ref={dialogRef} aria-labelledby={titleId} {...rest} data-ui="Dialog" data-size={size}>
      <ModalFrame {...{ title, titleId, dismissLabel, actions, onDismiss }}>{children}</ModalFrame>
    </Root>
  );
});
