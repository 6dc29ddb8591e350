import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { X } from '../icons.ts';

export type ModalTexts = {
  title: ReactNode;
  dismissLabel: string;
  /** Buttons at the end, the primary one last. They stay visible while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

type ModalFrameProps = ModalTexts & { titleId: string; onDismiss: () => void };

/**
 * The content of a Dialog or a Drawer. The whole frame scrolls under its sticky head and foot. The title gets the focus first, so
 * arrow keys scroll at once and the scroll container needs no tab stop.
 */
export function ModalFrame({ title, titleId, dismissLabel, actions, children, onDismiss }: ModalFrameProps) {
  return (
    <div className="ps-modal-frame">
      <div className="ps-modal-head">
        <div className="ps-modal-bar">
          <h2 className="ps-modal-title" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={dismissLabel} onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      </div>
      <div className="ps-modal-body">{children}</div>
      {actions ? <div className="ps-modal-actions">{actions}</div> : null}
    </div>
  );
}
