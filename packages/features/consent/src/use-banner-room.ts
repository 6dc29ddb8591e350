import { type RefObject, useEffect, useState } from 'react';

/** The start and the end of a press. A drag has no `mouseup`, so a key ends a press as well. */
const PRESS_EVENTS = ['mousedown', 'mouseup', 'keydown'] as const;

/**
 * Keeps the banner from covering the focused element (WCAG 2.4.11): the page scrolls it to above the banner. Adds padding at the
 * page's end for that; on a page too short to scroll only when needed, because a scrollbar that appears by itself would move the
 * page. Does not scroll during a press: a press on text focuses `main`, and the click would miss a page that moved. Returns the
 * banner's height in pixels.
 */
export function useBannerRoom(bannerRef: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const banner = bannerRef.current;
    if (!banner) return undefined;
    const { documentElement: page, body } = document;
    const makeRoom = () => body.style.setProperty('padding-block-end', `${banner.offsetHeight}px`);

    const observer = new ResizeObserver(() => {
      setSize(banner.offsetHeight);
      page.style.setProperty(
        'scroll-padding-block-end',
        `calc(${banner.offsetHeight}px + var(--ps-bottom-bar-size, 0px))`,
      );
      if (body.style.paddingBlockEnd !== '') makeRoom();
    });
    observer.observe(banner);
    if (page.scrollHeight > page.clientHeight) makeRoom();

    let isPressed = false;
    const onPress = ({ type }: Event) => {
      isPressed = type === 'mousedown';
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isPressed || !(target instanceof Element) || target.closest('dialog') || banner.contains(target)) return;
      if (target.getBoundingClientRect().bottom <= banner.getBoundingClientRect().top) return;
      makeRoom();
      target.scrollIntoView({ block: 'nearest' });
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of PRESS_EVENTS) document.addEventListener(type, onPress, { signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal });

    return () => {
      observer.disconnect();
      listening.abort();
      page.style.removeProperty('scroll-padding-block-end');
      body.style.removeProperty('padding-block-end');
    };
  }, [bannerRef]);
  return size;
}
