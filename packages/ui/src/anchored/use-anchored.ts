import { type RefObject, useEffect } from 'react';
import { type Box, type Placement, placeBeside } from './place-beside.ts';

/** The gap of the styles, `--ps-space-1`. Pixels. */
const GAP = 4;

type Options = {
  /** Called after the panel has opened or closed, by script or by the browser. */
  onToggle?: ((isOpen: boolean, panel: HTMLElement) => void) | undefined;
};

/**
 * Tracks whether the browser has opened or closed a popover. In browsers without anchor positioning, also places the panel when it
 * opens and while the page scrolls or resizes.
 */
export function useAnchored(
  panelRef: RefObject<HTMLElement | null>,
  placement: Placement,
  { onToggle }: Options,
): void {
  useEffect(() => {
    const panel = panelRef.current;
    if (!panel) return undefined;
    const follow = (event: Event): void => onToggle?.((event as ToggleEvent).newState === 'open', panel);
    panel.addEventListener('toggle', follow);
    return () => panel.removeEventListener('toggle', follow);
  }, [panelRef, onToggle]);

  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || CSS.supports('position-area', 'self-block-end')) return undefined;
    const ending = new AbortController();
    const on = { signal: ending.signal };
    const place = (): void => {
      if (panel.matches(':popover-open')) placePanel(panel, placement);
    };
    panel.addEventListener('toggle', place, on);
    window.addEventListener('resize', place, on);
    window.addEventListener('scroll', place, { ...on, capture: true, passive: true });
    return () => ending.abort();
  }, [panelRef, placement]);
}

function placePanel(panel: HTMLElement, placement: Placement): void {
  const { parentElement } = panel;
  if (!parentElement) return;
  panel.style.setProperty('--ps-anchor-size', `${parentElement.getBoundingClientRect().width}px`);
  const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
  // The panel is in the top layer: its containing block is the document, so the document's direction counts.
  const isRightToLeft = dir === 'rtl';
  const toBox = (rect: DOMRect): Box => ({
    inline: isRightToLeft ? width - rect.right : rect.left,
    block: rect.top,
    inlineSize: rect.width,
    blockSize: rect.height,
  });
  const place = placeBeside({
    anchor: toBox(parentElement.getBoundingClientRect()),
    panel: toBox(panel.getBoundingClientRect()),
    view: { inlineSize: width, blockSize: height },
    placement,
    gap: GAP,
  });
  panel.style.setProperty('--ps-anchored-inline', `${place.inline}px`);
  panel.style.setProperty('--ps-anchored-block', `${place.block}px`);
  panel.dataset['measured'] = '';
}
