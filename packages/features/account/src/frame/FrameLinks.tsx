import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The links of a frame; on phones a row that scrolls sideways to the current one, and the page stays where it is. */
export function FrameLinks({ label, children }: { label: string; children: ReactNode }) {
  const listRef = useRef<HTMLUListElement>(null);
  // Each page has a frame of its own.
  useLayoutEffect(() => (listRef.current ? keepCurrentInView(listRef.current) : undefined), []);
  return (
    <nav aria-label={label}>
      <ul ref={listRef} className="frame-links">
        {children}
      </ul>
    </nav>
  );
}

/**
 * Scrolls a row to its current link, and again when a font or a count that came later has moved it or the row has another width, as
 * long as the visitor has not scrolled. Returns a function that ends it.
 */
function keepCurrentInView(list: HTMLUListElement): () => void {
  let placedAt: number | null = null;
  const place = () => {
    const current = list.querySelector('[aria-current]');
    const isMoved = placedAt !== null && list.scrollLeft !== placedAt;
    if (!current || isMoved || list.scrollWidth <= list.clientWidth) return;
    const [room, link] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollBy({ left: link.x + link.width / 2 - (room.x + room.width / 2), behavior: 'instant' });
    placedAt = list.scrollLeft;
  };
  place();
  const observer = new ResizeObserver(place);
  for (const item of [list, ...list.children]) observer.observe(item);
  return () => observer.disconnect();
}
