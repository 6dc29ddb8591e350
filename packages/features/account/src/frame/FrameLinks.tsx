import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The links of a frame; on phones a row that scrolls sideways to the current one, and the page stays where it is. */
export function FrameLinks({ label, children }: { label: string; children: ReactNode }) {
  const listRef = useRef<HTMLUListElement>(null);
  // Each page has a frame of its own.
  useLayoutEffect(() => {
    const list = listRef.current;
    const current = list?.querySelector('[aria-current]');
    if (!list || !current || list.scrollWidth <= list.clientWidth) return;
    const [room, link] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollBy({ left: link.x + link.width / 2 - (room.x + room.width / 2), behavior: 'instant' });
  }, []);
  return (
    <nav aria-label={label}>
      <ul ref={listRef} className="frame-links">
        {children}
      </ul>
    </nav>
  );
}
