import { type RefObject, useEffect } from 'react';

/** The banner's height, for other elements at the lower edge: the chat, messages, the back-to-top button. */
const SIZE = '--consent-size';

/**
 * Keeps the banner from covering the focused element (WCAG 2.4.11): the page scrolls it to above the banner. Adds padding at the
 * page's end for that; on a page too short to scroll only when needed, because a scrollbar that appears by itself would move the
 * page.
 */
export function useBannerRoom(bannerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const banner = bannerRef.current;
    if (!banner) return undefined;
    const { documentElement: page, body } = document;
    const makeRoom = () => body.style.setProperty('padding-block-end', `var(${SIZE})`);

    const observer = new ResizeObserver(() => {
      page.style.setProperty(SIZE, `${banner.offsetHeight}px`);
      page.style.setProperty('scroll-padding-block-end', `${banner.offsetHeight}px`);
    });
    observer.observe(banner);
    if (page.scrollHeight > page.clientHeight) makeRoom();

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog') || banner.contains(target)) return;
      if (target.getBoundingClientRect().bottom <= banner.getBoundingClientRect().top) return;
      makeRoom();
      target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('focusin', onFocus);

    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      page.style.removeProperty(SIZE);
      page.style.removeProperty('scroll-padding-block-end');
      body.style.removeProperty('padding-block-end');
    };
  }, [bannerRef]);
}
