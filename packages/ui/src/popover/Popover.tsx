import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useCallback } from 'react';
import { styled } from 'styled-components';
import type { Placement } from '../anchored/place-beside.ts';
import type { PopoverTrigger } from '../anchored/popover-trigger.ts';
import { useAnchoredPanel } from '../anchored/use-anchored-panel.ts';
import { popoverRules } from './popover.styles.ts';

export type PopoverProps = Omit<ComponentPropsWithoutRef<'div'>, 'onToggle'> & {
  /** The button that opens and closes the panel. */
  trigger: PopoverTrigger;
  /** The accessible name of the panel: "Delivery terms". */
  label: string;
  /** The preferred position; flips if there is no room. @default 'below-start' */
  placement?: Placement | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

const Root = styled.div`
  ${popoverRules}
`;

/**
 * Details of one thing, or a few controls for it, in a panel beside the button that opens it. A native popover: it opens without
 * scripts, and closes on Escape, on a click elsewhere and on elements inside with `data-popover-close`.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { trigger, label, placement = 'below-start', onOpenChange, onClick, onBlur, children, ...rest },
  ref,
) {
  const follow = useCallback(
    (isOpen: boolean, panel: HTMLElement) => {
      // Screen readers then read the panel's name. The browser returns the focus by itself.
      if (isOpen && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
      onOpenChange?.(isOpen);
    },
    [onOpenChange],
  );
  const { panelProps, button, close, closeBehind } = useAnchoredPanel({
    kind: 'dialog',
    trigger,
    placement,
    onBlur,
    onToggle: follow,
  });

  const closeByPress = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (event.target instanceof Element && event.target.closest('[data-popover-close]')) close();
  };
  return (
    <Root ref={ref} {...rest} data-ui="Popover" onClick={closeByPress} onBlur={closeBehind}>
      {button}
      <div {...panelProps} aria-label={label}>
        {children}
      </div>
    </Root>
  );
});
