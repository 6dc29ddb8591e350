import type { MouseEvent, ReactNode } from 'react';

type MenuItemTexts = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A second line: what it means, or why it cannot be chosen now. */
  description?: ReactNode;
  /** What cannot be undone. */
  tone?: 'danger' | undefined;
  /** Stays in the list and can be read, not chosen. */
  isDisabled?: boolean | undefined;
};

/** Leads somewhere, or does something. */
export type MenuItem = MenuItemTexts &
  ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

type MenuItemRowProps = { item: MenuItem; onChoose: () => void };

/** One line of a menu. It is closed before anything is done, so that a dialog opened by it gives the focus back to the button. */
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
