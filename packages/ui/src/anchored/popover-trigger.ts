import { cloneElement, type ReactElement, version } from 'react';

/** The element that opens a panel: a `Button`, an `IconButton`, or a component that passes its attributes to a `<button>`. */
export type PopoverTrigger = ReactElement<Record<string, unknown>>;

/** React 18 does not know the attribute and needs HTML's spelling. */
const POPOVER_TARGET = Number.parseInt(version, 10) < 19 ? 'popovertarget' : 'popoverTarget';

/** Adds the attributes that open the panel, with or without scripts. The browser tells assistive technology whether it is open. */
export function withPopoverTarget(trigger: PopoverTrigger, panelId: string, kind: 'dialog' | 'menu'): PopoverTrigger {
  return cloneElement(trigger, { [POPOVER_TARGET]: panelId, 'aria-haspopup': kind });
}
