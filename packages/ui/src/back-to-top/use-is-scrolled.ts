import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than this number of screens. Observes an element at the top of the page instead of scroll
 * events.
 */
export function useIsScrolled(screens: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const sentinel = document.createElement('div');
    Object.assign(sentinel.style, { position: 'absolute', insetBlockStart: '0', inlineSize: '1px', blockSize: '1px' });
    document.body.append(sentinel);
    const observer = new IntersectionObserver((entries) => setIsScrolled(entries.at(-1)?.isIntersecting === false), {
      root: document,
      rootMargin: `${screens * 100}% 0px 0px 0px`,
    });
    observer.observe(sentinel);
    return () => {
      observer.disconnect();
      sentinel.remove();
    };
  }, [screens]);

  return isScrolled;
}
