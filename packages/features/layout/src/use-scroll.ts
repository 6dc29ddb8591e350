import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll';
const MAX_PLACES = 50;

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/**
 * A new navigation starts at the top; Back and Forward find the place where the visitor was (D3), after a reload too.
 * The router's own component would need an inline script, which the page's policy forbids.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      const places = readPlaces().filter(([place]) => place !== key);
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places, [key, Math.round(scrollY)]].slice(-MAX_PLACES)));
      } catch {
        // A full or forbidden storage only costs the place.
      }
    };
    addEventListener('pagehide', keep);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
    };
  }, [key]);

  useEffect(() => {
    const isSamePath = shownPath.current === pathname;
    shownPath.current = pathname;
    if (type === 'POP') {
      const place = new Map(readPlaces()).get(key);
      if (place !== undefined) scrollTo(0, place);
    } else if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    } else if (!isSamePath) {
      scrollTo(0, 0);
    }
  }, [key, pathname, hash, type]);
}
