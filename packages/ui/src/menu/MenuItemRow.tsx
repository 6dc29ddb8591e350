import type { MouseEvent, ReactNode } from 'react';

type MenuItemTexts = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A second line: an explanation, or why the item is disabled. */
  description?: ReactNode;
  /** An action that cannot be undone. */
  tone?: 'danger' | undefined;
  /** The item can be focused and read, but not activated. */
  isDisabled?: boolean | undefined;
};

/** A menu item is either a link or an action. */
export type MenuItem = MenuItemTexts &
  ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

type MenuItemRowProps = { item: MenuItem; onChoose: () => void };

/** An item of a menu. It closes the menu before it acts, so that a dialog that it opens can return the focus to the button. */
export function MenuItemRow({ item, onChoose }: MenuItemRowProps) {
  const { label, icon, description, tone, isDisabled, href, onSelect } = item;
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'ps-menu-item',
    'data-tone': tone,
    'aria-disabled': isDisabled || undefined,
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
    if (isDisabled) {
      event.preventDefault();
      return;
    }
    onChoose();
    onSelect?.();
  };
  return href === undefined ? (
    <button type="button" {...common} onClick={choose}>
      {content}
    </button>
  ) : (
    <a href={isDisabled ? undefined : href} {...common} onClick={choose}>
      {content}
    </a>
  );
}
