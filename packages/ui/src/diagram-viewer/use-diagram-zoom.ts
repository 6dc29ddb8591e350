import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { followPinch } from './follow-pinch.ts';
import { LEAST_ZOOM, toZoom, wheelFactor, ZOOM_STEP } from './zoom-math.ts';

/** A point in viewport coordinates that does not move while the picture zooms. */
type Anchor = { x: number; y: number };

/** How far an arrow key scrolls the picture, in pixels. */
const ARROW_PAN = 60;

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Zooms a picture inside a scrollable frame by `--ps-diagram-zoom`. Moving the picture is native scrolling, so touch, scroll bars
 * and focus work as usual.
 */
export function useDiagramZoom(frameRef: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(LEAST_ZOOM);
  const zoomRef = useRef(LEAST_ZOOM);
  const dragRef = useRef<Anchor>(undefined);

  const zoomBy = (factor: number, anchor?: Anchor): void => {
    const frame = frameRef.current;
    if (!frame) return;
    const next = toZoom(zoomRef.current * factor);
    const box = frame.getBoundingClientRect();
    const across = anchor ? anchor.x - box.x : box.width / 2;
    const down = anchor ? anchor.y - box.y : box.height / 2;
    const shareAcross = (frame.scrollLeft + across) / frame.scrollWidth;
    const shareDown = (frame.scrollTop + down) / frame.scrollHeight;
    frame.style.setProperty('--ps-diagram-zoom', String(next));
    frame.scrollTo({
      left: shareAcross * frame.scrollWidth - across,
      top: shareDown * frame.scrollHeight - down,
      behavior: 'instant',
    });
    zoomRef.current = next;
    setZoom(next);
  };
  const zoomByRef = useRef(zoomBy);
  useEffect(() => {
    zoomByRef.current = zoomBy;
  });

  // React's wheel and touch listeners are passive; these must prevent the page from zooming.
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomByRef.current(wheelFactor(event.deltaY), { x: event.clientX, y: event.clientY });
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    const stopPinch = followPinch(frame, (factor, anchor) => zoomByRef.current(factor, anchor));
    return () => {
      frame.removeEventListener('wheel', onWheel);
      stopPinch();
    };
  }, [frameRef]);

  const reset = () => zoomBy(0);

  return {
    zoom,
    enlarge: () => zoomBy(ZOOM_STEP),
    diminish: () => zoomBy(1 / ZOOM_STEP),
    /** Multiplies the zoom; the anchor does not move. */
    zoomAt: zoomBy,
    reset,
    frameProps: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const { key, currentTarget } = event;
        const arrow = ARROWS[key];
        if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
        else if (key === '-') zoomBy(1 / ZOOM_STEP);
        else if (key === '0') reset();
        else if (arrow && zoomRef.current > LEAST_ZOOM) {
          currentTarget.scrollBy({ left: arrow[0] * ARROW_PAN, top: arrow[1] * ARROW_PAN });
        } else return;
        event.preventDefault();
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isOnPart = event.target instanceof Element && event.target.closest('button') !== null;
        // A finger scrolls the frame natively.
        if (event.pointerType === 'touch' || event.button !== 0 || isOnPart || zoomRef.current === LEAST_ZOOM) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragRef.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
        const from = dragRef.current;
        if (!from) return;
        currentTarget.scrollBy({ left: from.x - clientX, top: from.y - clientY, behavior: 'instant' });
        dragRef.current = { x: clientX, y: clientY };
      },
      onPointerUp: () => {
        dragRef.current = undefined;
      },
      onPointerCancel: () => {
        dragRef.current = undefined;
      },
    },
  };
}
