import { useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { X } from '../icons.ts';
import { ToneIcon } from '../tone-icon.tsx';
import type { ToastItem } from './toast-item.ts';
import { usePausableTimer } from './use-pausable-timer.ts';

type ToastProps = {
  toast: ToastItem;
  dismissLabel: string;
  isPaused: boolean;
  /** Called with the message's element before it is removed, because it may contain the focus. */
  onDismiss: (element: HTMLElement | null) => void;
};

/** One message of a `ToastRegion`. */
export function Toast({ toast, dismissLabel, isPaused, onDismiss }: ToastProps) {
  const { id, tone, text, actions, duration } = toast;
  const rootRef = useRef<HTMLLIElement>(null);
  const leave = () => onDismiss(rootRef.current);
  usePausableTimer({ duration, isPaused, onEnd: leave });
  return (
    <li ref={rootRef} className="ps-toast" data-tone={tone} data-toast={id}>
      <ToneIcon tone={tone} />
      <div className="ps-toast-text">{text}</div>
      {actions ? <div className="ps-toast-action">{actions}</div> : null}
      <IconButton className="ps-toast-dismiss" label={dismissLabel} size="small" onClick={leave}>
        <X />
      </IconButton>
    </li>
  );
}
