import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than so many screens. No scroll events: a mark at the top of the page is watched. */
export function useIsScrolled(screens: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const mark = document.createElement('div');
    Object.assign(mark.style, { position: 'absolute', insetBlockStart: '0', inlineSize: '1px', blockSize: '1px' });
    document.body.append(mark);
    const observer = new IntersectionObserver((entries) => setIsScrolled(entries.at(-1)?.isIntersecting === false), {
      root: document,
      rootMargin: `${screens * 100}% 0px 0px 0px`,
    });
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [screens]);

  return isScrolled;
}
