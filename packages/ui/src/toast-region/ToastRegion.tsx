import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { ToastItem } from './toast-item.ts';
import { Toast } from './Toast.tsx';
import { toastRegionRules } from './toast-region.styles.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useRegionKeys } from './use-region-keys.ts';

export type ToastRegionProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'> & {
  /** The accessible name of the region, such as "Notifications". The key that moves the focus here is added to it. */
  label: string;
  items: readonly ToastItem[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
};

const Root = styled.section`
  ${toastRegionRules}
`;

/**
 * Short messages about completed actions, above the page. Render it empty from the start, so that screen readers announce its
 * messages: critical ones at once, others politely. No message disappears while the pointer or the focus is on the region; Escape
 * dismisses the focused one. F8 moves the focus from anywhere to the messages and back, F6 to them.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { label, items, onDismiss, dismissLabel, ...rest },
  ref,
) {
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => rootRef.current);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const keepFocus = useFocusReturn(rootRef, items);
  useRegionKeys(rootRef, { isOn: items.length > 0, goBack: keepFocus.goBack });
  const isPaused = items.length > 0 && (isHovered || isFocused);

  const dismiss = (id: string, toastElement: HTMLElement | null) => {
    keepFocus.beforeLeaving(toastElement);
    onDismiss(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('.ps-toast') : null;
    const id = element?.dataset['toast'];
    if (event.key !== 'Escape' || id === undefined) return;
    event.preventDefault();
    dismiss(id, element);
  };

  const renderToast = (toast: ToastItem) => (
    <Toast key={toast.id} {...{ toast, dismissLabel, isPaused }} onDismiss={(element) => dismiss(toast.id, element)} />
  );
  return (
    <Root
      ref={rootRef}
      aria-label={`${label} (F8)`}
      aria-keyshortcuts="F8"
      tabIndex={-1}
      {...rest}
      data-ui="ToastRegion"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => {
        setIsFocused(true);
        keepFocus.onFocus(event);
      }}
      onBlur={() => {
        setIsFocused(false);
        keepFocus.onBlur();
      }}
    >
      <div aria-live="polite" aria-relevant="additions">
        <ul className="ps-toast-list">{items.filter(({ tone }) => tone !== 'critical').map(renderToast)}</ul>
      </div>
      <div aria-live="assertive" aria-relevant="additions">
        <ul className="ps-toast-list">{items.filter(({ tone }) => tone === 'critical').map(renderToast)}</ul>
      </div>
    </Root>
  );
});
