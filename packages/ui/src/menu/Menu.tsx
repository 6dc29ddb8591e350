import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Placement } from '../anchored/place-beside.ts';
import type { PopoverTrigger } from '../anchored/popover-trigger.ts';
import { useAnchoredPanel } from '../anchored/use-anchored-panel.ts';
import { menuRules } from './menu.styles.ts';
import { type MenuItem, MenuItemRow } from './MenuItemRow.tsx';
import { menuItems, useMenuKeys } from './use-menu-keys.ts';

export type MenuSection = {
  id: string;
  /** The heading of the section. */
  label?: string | undefined;
  items: readonly MenuItem[];
};

export type MenuProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The button that opens the menu. */
  trigger: PopoverTrigger;
  /** The accessible name of the menu: "Order 1042". */
  label: string;
  /**
   * Groups of items with a line between them; a plain menu has one group. Where many menus stand, as in the heads of a grid, pass a
   * function: its items are in the document while the menu is open only.
   */
  items: readonly MenuSection[] | (() => readonly MenuSection[]);
  /** The preferred position; flips if there is no room. @default 'below-start' */
  placement?: Placement | undefined;
};

const Root = styled.div`
  ${menuRules}
`;

/** Actions and links for one thing, opened by a button. Not for navigation, whose links stay on the page. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, label, items, placement = 'below-start', onKeyDown, onBlur, ...rest },
  ref,
) {
  const landing = useRef<'first' | 'last'>('first');
  const [isOpen, setOpen] = useState(false);
  const land = useCallback((isOpenNow: boolean, panel: HTMLElement) => {
    setOpen(isOpenNow);
    const found = isOpenNow ? menuItems(panel) : [];
    if (landing.current === 'last') found.at(-1)?.focus();
    // The panel opened beside the button, so the first item is visible already.
    else found[0]?.focus({ preventScroll: true });
    landing.current = 'first';
  }, []);
  const { panelRef, panelProps, button, close, closeBehind } = useAnchoredPanel({
    kind: 'menu',
    trigger,
    placement,
    onBlur,
    onToggle: land,
  });
  const onMenuKey = useMenuKeys(panelRef, (end) => {
    landing.current = end;
    panelRef.current?.showPopover();
  });

  const sections = typeof items === 'function' ? (isOpen ? items() : []) : items;
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented) onMenuKey(event);
  };
  return (
    <Root ref={ref} {...rest} data-ui="Menu" onKeyDown={onKey} onBlur={closeBehind}>
      {button}
      <div
        {...panelProps}
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          // At once, so that the panel is placed by the height of its items.
          if (newState === 'open') flushSync(() => setOpen(true));
        }}
      >
        {sections.map((section) => (
          <div key={section.id} className="ps-menu-section" role="group" aria-label={section.label}>
            {section.label === undefined ? null : (
              <div className="ps-menu-label" aria-hidden="true">
                {section.label}
              </div>
            )}
            {section.items.map((item) => (
              <MenuItemRow key={item.id} item={item} onChoose={close} />
            ))}
          </div>
        ))}
      </div>
    </Root>
  );
});
