type Pinch = (factor: number, middle: { x: number; y: number }) => void;

/** Reports a pinch of two fingers on an element and leaves scrolling to one finger. Returns a function that stops it. */
export function followPinch(element: HTMLElement, onPinch: Pinch): () => void {
  let distance = 0;

  const onTouchStart = ({ touches }: TouchEvent) => {
    distance = touches.length === 2 ? spanOf(touches).distance : 0;
  };

  const onTouchMove = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const span = spanOf(event.touches);
    if (distance > 0 && span.distance > 0) onPinch(span.distance / distance, span.middle);
    ({ distance } = span);
  };

  element.addEventListener('touchstart', onTouchStart, { passive: true });
  element.addEventListener('touchmove', onTouchMove, { passive: false });
  return () => {
    element.removeEventListener('touchstart', onTouchStart);
    element.removeEventListener('touchmove', onTouchMove);
  };
}

function spanOf(touches: TouchList) {
  const [first, second] = touches;
  const across = (second?.clientX ?? 0) - (first?.clientX ?? 0);
  const down = (second?.clientY ?? 0) - (first?.clientY ?? 0);
  const middle = { x: (first?.clientX ?? 0) + across / 2, y: (first?.clientY ?? 0) + down / 2 };
  return { distance: Math.hypot(across, down), middle };
}
