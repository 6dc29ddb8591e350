import { type PointerEvent, useState } from 'react';
import { WIDTHS } from './grid-view.ts';

type Resized = { id: string; width: number };

/** Dragging the edge of a head. The view changes once, when the pointer lets go. */
export function useResize(onResized: (columnId: string, width: number) => void) {
  const [resized, setResized] = useState<Resized>();

  const start = (event: PointerEvent<HTMLElement>, columnId: string, side: 'start' | 'end' | undefined) => {
    const edge = event.currentTarget;
    const head = edge.closest('th');
    if (!head || event.button !== 0) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isRightToLeft = getComputedStyle(head).direction === 'rtl';
    // The edge of a column that is pinned to the end is before it.
    const sign = isRightToLeft === (side === 'end') ? 1 : -1;
    const from = { x: event.clientX, width: head.getBoundingClientRect().width / rem };
    let width = from.width;
    const move = (moved: globalThis.PointerEvent) => {
      const asked = from.width + (sign * (moved.clientX - from.x)) / rem;
      width = Math.min(WIDTHS.greatest, Math.max(WIDTHS.least, asked));
      setResized({ id: columnId, width });
    };
    const end = (ended: globalThis.PointerEvent) => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('pointerup', end);
      edge.removeEventListener('pointercancel', end);
      setResized(undefined);
      if (ended.type === 'pointerup' && width !== from.width) onResized(columnId, width);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end);
    edge.addEventListener('pointercancel', end);
  };
  return { resized, start };
}
