import { type ComponentPropsWithoutRef, forwardRef, useId, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import { ModalFrame, type ModalTexts } from '../modal/ModalFrame.tsx';
import { type ModalState, useModal } from '../modal/use-modal.ts';
import { drawerRules } from './drawer.styles.ts';

export type DrawerProps = Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'title' | 'open' | 'children' | keyof ModalState | keyof ModalTexts
> &
  ModalState &
  ModalTexts & {
    /** The edge that it slides in from: `start` for menus, `end` for filters and details. @default 'start' */
    side?: 'start' | 'end' | undefined;
    /** @default 'medium' */
    size?: 'medium' | 'large' | undefined;
  };

const Root = styled.dialog`
  ${drawerRules}
`;

/** A panel at the side of the page, of full height, for menus and filters. A modal `<dialog>` like `Dialog`. */
export const Drawer = forwardRef<HTMLDialogElement | null, DrawerProps>(function Drawer(
  { isOpen, onDismiss, closesOnBackdrop, initialFocusRef, title, dismissLabel, actions, children, ...others },
  ref,
) {
  const { side = 'start', size = 'medium', ...rest } = others;
  const titleId = useId();
  const dialogRef = useModal({ isOpen, onDismiss, closesOnBackdrop, initialFocusRef });
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialogRef.current, [dialogRef]);
  return (
    <Root ref={dialogRef} aria-labelledby={titleId} {...rest} data-ui="Drawer" data-side={side} data-size={size}>
      <ModalFrame {...{ title, titleId, dismissLabel, actions, onDismiss }}>{children}</ModalFrame>
    </Root>
  );
});
