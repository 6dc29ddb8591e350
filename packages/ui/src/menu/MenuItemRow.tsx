import type { MouseEvent, ReactNode } from 'react';
import { PageLink } from '../link-provider/link-context.ts';

type MenuItemTexts = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A second line: an explanation, or why the item is disabled. */
  description?: ReactNode;
  /** An action that cannot be undone. */
  tone?: 'critical' | undefined;
  /** The item can be focused and read, but not activated. */
  disabled?: boolean | undefined;
};

/** A menu item is either a link or an action. */
export type MenuItem = MenuItemTexts &
  ({ href: string; onChoose?: undefined } | { href?: undefined; onChoose: () => void });

type MenuItemRowProps = { item: MenuItem; onChoose: () => void };

/** An item of a menu. It closes the menu before it acts, so that a dialog that it opens can return the focus to the button. */
export function MenuItemRow({ item, onChoose }: MenuItemRowProps) {
  const { label, icon, description, tone, disabled, href, onChoose: act } = item;
  const Element = disabled ? 'a' : PageLink;
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'ps-menu-item',
    'data-tone': tone,
    'aria-disabled': disabled || undefined,
  } as const;
  const content = (
    <>
      {icon}
      <span className="ps-menu-text">
        <span>{label}</span>
        {description ? <span className="ps-menu-description">{description}</span> : null}
      </span>
    </>
  );
  const choose = (event: MouseEvent) => {
    if (disabled) {
      event.preventDefault();
      return;
    }
    onChoose();
    act?.();
  };
  return href === undefined ? (
    <button type="button" {...common} onClick={choose}>
      {content}
    </button>
  ) : (
    <Element href={disabled ? undefined : href} {...common} onClick={choose}>
      {content}
    </Element>
  );
}
