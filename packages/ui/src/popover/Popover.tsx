import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  useCallback,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import type { Placement } from '../anchored/place-beside.ts';
import { type PopoverTrigger, withPopoverTarget } from '../anchored/popover-trigger.ts';
import { useAnchored } from '../anchored/use-anchored.ts';
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
  const panelId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (isOpen: boolean) => {
      const panel = panelRef.current;
      // So that screen readers say what came up; the focus goes back by itself.
      if (isOpen && panel && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true });
      onToggle?.(isOpen);
    },
    [onToggle],
  );
  useAnchored(panelRef, placement, { onToggle: follow });

  const close = () => panelRef.current?.hidePopover();
  const closeByPress = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    if (event.target instanceof Element && event.target.closest('[data-popover-close]'))
      panelRef.current?.hidePopover();
  };
  const closeBehind = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <Root ref={ref} {...rest} data-ui="Popover" onClick={closeByPress} onBlur={closeBehind}>
      {withPopoverTarget(trigger, panelId, 'dialog')}
      <div
        ref={panelRef}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className="ps-anchored"
        data-placement={placement}
      >
        {children}
      </div>
    </Root>
  );
});
