import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MENU_PLACE } from './menu-place.ts';
import { MenuPanelRoot } from './menu.styles.ts';
import { useMenuPanel } from './use-menu-panel.ts';

type MenuPanelProps = { title: string; onClose: () => void; children: ReactNode };

/** The menu of wide windows: below the header, over the page. */
export function MenuPanel({ title, onClose, children }: MenuPanelProps) {
  const ref = useMenuPanel(onClose);
  const place = document.getElementById(MENU_PLACE);
  return place
    ? createPortal(
        <MenuPanelRoot ref={ref} role="dialog" aria-label={title} tabIndex={-1}>
          <div className="menu">{children}</div>
        </MenuPanelRoot>,
        place,
      )
    : null;
}
