import { type FocusEvent, type FocusEventHandler, type RefObject, useId, useRef } from 'react';
import type { Placement } from './place-beside.ts';
import { type PopoverTrigger, withPopoverTarget } from './popover-trigger.ts';
import { useAnchored } from './use-anchored.ts';

type Options = {
  kind: 'dialog' | 'menu';
  trigger: PopoverTrigger;
  placement: Placement;
  /** The caller's handler of the element around button and panel; called before the panel closes. */
  onBlur: FocusEventHandler<HTMLDivElement> | undefined;
  /** Called after the panel has opened or closed, by script or by the browser. */
  onToggle: (isOpen: boolean, panel: HTMLElement) => void;
};

/**
 * A popover beside the button that opens it. It closes on Escape, on a click elsewhere, and when the focus leaves button and panel.
 * Pass the same `onToggle` function at each render.
 */
export function useAnchoredPanel({ kind, trigger, placement, onBlur, onToggle }: Options) {
  const id = useId();
  const panelRef: RefObject<HTMLDivElement | null> = useRef<HTMLDivElement>(null);
  useAnchored(panelRef, placement, { onToggle });
  const close = () => panelRef.current?.hidePopover();
  return {
    panelRef,
    close,
    button: withPopoverTarget(trigger, id, kind),
    panelProps: {
      ref: panelRef,
      id,
      popover: 'auto',
      role: kind,
      tabIndex: -1,
      className: 'ps-anchored',
      'data-placement': placement,
    } as const,
    closeBehind: (event: FocusEvent<HTMLDivElement>) => {
      onBlur?.(event);
      const { currentTarget, relatedTarget } = event;
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  };
}
