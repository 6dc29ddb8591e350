import { type FocusEvent, type FocusEventHandler, type RefObject, useId, useRef } from 'react';
import type { Placement } from './place-beside.ts';
import { type PopoverTrigger, withPopoverTarget } from './popover-trigger.ts';
import { useAnchored } from './use-anchored.ts';

type Options = {
  kind: 'dialog' | 'menu';
  trigger: PopoverTrigger;
  placement: Placement;
  /** Of the element around both, which hears when the focus leaves them. */
  onBlur: FocusEventHandler<HTMLDivElement> | undefined;
  /** Called after the panel has opened or closed, whoever did it. */
  onToggle: (isOpen: boolean, panel: HTMLElement) => void;
};

/**
 * A panel beside the button that opens it: the browser's own popover, which closes by Escape, by a press elsewhere, and when the focus
 * moves on. Give the same `onToggle` at each render.
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
