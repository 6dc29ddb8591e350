import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { X } from '../icons.ts';
import { type Tone, ToneIcon } from '../tone-icon.tsx';
import { toastRegionRules } from './toast-region.styles.ts';

export type ToastItem = {
  id: string;
  tone: Tone;
  text: ReactNode;
  /** One link or button: undo, to the basket. */
  action?: ReactNode;
};

export type ToastRegionProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** Names the region among the page's landmarks: "Notifications". */
  label: string;
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
};

const Root = styled.section`
  ${toastRegionRules}
`;

/**
 * Short messages about what was just done, above the page. It stands in the page from the start, empty, so that screen
 * readers notice what comes in: critical ones at once, the others in their turn. How long a message stays is the owner's to say.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { label, toasts, onDismiss, dismissLabel, ...rest },
  ref,
) {
  const renderToast = ({ id, tone, text, action }: ToastItem) => (
    <li key={id} className="ps-toast" data-tone={tone}>
      <ToneIcon tone={tone} />
      <div className="ps-toast-text">{text}</div>
      {action ? <div className="ps-toast-action">{action}</div> : null}
      <IconButton label={dismissLabel} size="small" onClick={() => onDismiss(id)}>
        <X />
      </IconButton>
    </li>
  );
  return (
    <Root ref={ref} aria-label={label} {...rest} data-ui="ToastRegion">
      <div aria-live="polite" aria-relevant="additions">
        <ul className="ps-toast-list">{toasts.filter(({ tone }) => tone !== 'critical').map(renderToast)}</ul>
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        <ul className="ps-toast-list">{toasts.filter(({ tone }) => tone === 'critical').map(renderToast)}</ul>
      </div>
    </Root>
  );
});
