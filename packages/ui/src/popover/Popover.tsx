import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useCallback } from 'react';
import { styled } from 'styled-components';
import type { Placement } from '../anchored/place-beside.ts';
import type { PopoverTrigger } from '../anchored/popover-trigger.ts';
import { useAnchoredPanel } from '../anchored/use-anchored-panel.ts';
import { popoverRules } from './popover.styles.ts';

export type PopoverProps = Omit<ComponentPropsWithoutRef<'div'>, 'onToggle'> & {
  /** The button that opens and closes it. */
  trigger: PopoverTrigger;
  /** Names the panel: "Delivery terms". */
  label: string;
  /** The wished place; the other side is taken where there is no room. @default 'below-start' */
  placement?: Placement | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
};

const Root = styled.div`
  ${popoverRules}
`;

/**
 * More about one thing, or a few controls for it, beside the button that opens it. The browser's own popover: it closes by
 * Escape, by a press elsewhere, by what has `data-popover-close` inside, and opens without scripts.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { trigger, label, placement = 'below-start', onToggle, onClick, onBlur, children, ...rest },
  ref,
) {
  const follow = useCallback(
    (isOpen: boolean, panel: HTMLElement) => {
      // So that screen readers say what came up; the focus goes back by itself.
      if (isOpen && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
      onToggle?.(isOpen);
    },
    [onToggle],
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
