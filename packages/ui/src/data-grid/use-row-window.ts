import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Scroll, scrolledTo, scrolledToRow, settled, type Sizes, windowOf } from './row-window.ts';

/** When a scroll counts as rested. Milliseconds. */
const REST = 150;

/**
 * Which rows of a long grid are drawn: those in view. `undefined` until the first row has been measured, and for short grids.
 */
export function useRowWindow(scrollRef: RefObject<HTMLElement | null>, rowCount: number, isLong: boolean) {
  const [lengths, setLengths] = useState<Omit<Sizes, 'rowCount'>>();
  const [scroll, setScroll] = useState<Scroll>({ top: 0, shift: 0 });
  // Where the grid is now; `scroll` changes only when other rows are drawn.
  const place = useRef(scroll);
  const sizes = isLong && lengths && rowCount > 0 ? { ...lengths, rowCount } : undefined;
  const isMeasured = isLong && rowCount > 0;

  useEffect(() => {
    const element = scrollRef.current;
    if (!element || !isMeasured) return;
    const observer = new ResizeObserver(() => {
      const rowHeight = element.querySelector('tr[data-index]')?.getBoundingClientRect().height;
      const headHeight = element.querySelector('thead')?.getBoundingClientRect().height ?? 0;
      const viewHeight = element.clientHeight - headHeight;
      if (!rowHeight) return;
      setLengths((before) =>
        before?.rowHeight === rowHeight && before.viewHeight === viewHeight ? before : { rowHeight, viewHeight },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrollRef, isMeasured]);

  const { rowHeight, viewHeight } = lengths ?? { rowHeight: 0, viewHeight: 0 };
  useEffect(() => {
    const element = scrollRef.current;
    if (!element || !isMeasured || rowHeight === 0) return;
    const current = { rowCount, rowHeight, viewHeight };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Scroll) => {
      const before = place.current;
      place.current = next;
      const [from, to] = [windowOf(before, current), windowOf(next, current)];
      // At once, so that the browser paints no empty space first.
      if (from.from !== to.from || from.to !== to.to || before.shift !== next.shift) flushSync(() => setScroll(next));
    };
    const settle = () => {
      show(settled(place.current, current));
      element.scrollTop = place.current.top;
    };
    const onScroll = () => {
      show(scrolledTo(element.scrollTop, place.current, current));
      clearTimeout(rest);
      if (place.current.shift !== 0) rest = setTimeout(settle, REST);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      clearTimeout(rest);
    };
  }, [scrollRef, isMeasured, rowCount, rowHeight, viewHeight]);

  return {
    shown: sizes && { sizes, shift: scroll.shift, ...windowOf(scroll, sizes) },
    /** Draws a row that is out of view and scrolls to it. */
    showRow: (index: number) => {
      const element = scrollRef.current;
      if (!element || !sizes) return;
      const next = scrolledToRow(index, place.current, sizes);
      if (next === place.current) return;
      place.current = next;
      flushSync(() => setScroll(next));
      element.scrollTop = next.top;
    },
  };
}
