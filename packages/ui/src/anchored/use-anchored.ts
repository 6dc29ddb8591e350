import { type RefObject, useEffect } from 'react';
import { type Box, type Placement, placeBeside } from './place-beside.ts';

/** As `--ps-space-1`, the distance that the styles keep. */
const GAP = 4;

type Options = {
  /** Called after the panel has opened or closed, whoever did it. */
  onToggle?: ((isOpen: boolean, panel: HTMLElement) => void) | undefined;
};

/**
 * Follows a popover as the browser opens and closes it. Where the browser cannot anchor it, the panel is measured and placed
 * here, at each opening and while the page moves under it.
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
  const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
  // The panel stands in the top layer, so its lines begin where those of its containing block, the document, begin.
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
