import { cloneElement, type ReactElement, version } from 'react';

/** What opens a panel: a `Button`, an `IconButton`, or any component that passes its attributes on to a `<button>`. */
export type PopoverTrigger = ReactElement<Record<string, unknown>>;

/** React 18 does not know the attribute and wants it as HTML spells it. */
const POPOVER_TARGET = Number.parseInt(version, 10) < 19 ? 'popovertarget' : 'popoverTarget';

/** The button with what makes it open the panel, with or without scripts; the browser itself says whether it is open. */
export function withPopoverTarget(trigger: PopoverTrigger, panelId: string, kind: 'dialog' | 'menu'): PopoverTrigger {
  return cloneElement(trigger, { [POPOVER_TARGET]: panelId, 'aria-haspopup': kind });
}
