import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The points of a chart as one tab stop: arrows go from one to the next, Home and End to the ends, Escape hides what a point
 * shows. Which point is the tab stop is a state; what is shown follows focus and hover by style alone.
 */
export function useRovingPoints(count: number) {
  const [stop, setStop] = useState(0);
  const ref = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const area = ref.current;
    if (!area) return;
    if (event.key === 'Escape') {
      area.dataset['dismissed'] = '';
      return;
    }
    const along = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    const isMirrored = along && getComputedStyle(area).direction === 'rtl';
    const step = (STEPS[event.key] ?? 0) * (isMirrored ? -1 : 1);
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : stop + step;
    if ((step === 0 && event.key !== 'Home' && event.key !== 'End') || target < 0 || target >= count) return;
    event.preventDefault();
    area.querySelectorAll<HTMLElement | SVGElement>('[data-point]')[target]?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    showAgain(event);
    const point = event.target.closest<HTMLElement | SVGElement>('[data-point]')?.dataset['point'];
    if (point !== undefined) setStop(Number(point));
  };

  return {
    areaProps: { ref, onKeyDown, onFocus, onMouseOver: showAgain },
    pointProps: (index: number) => ({
      'data-point': index,
      tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    }),
  };
}

/** After Escape, the next point that is pointed at shows itself again. */
function showAgain(event: FocusEvent<HTMLElement> | MouseEvent<HTMLElement>): void {
  delete event.currentTarget.dataset['dismissed'];
}
