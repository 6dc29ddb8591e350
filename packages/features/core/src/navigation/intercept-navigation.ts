import { splitLocale } from '../localization/locales.ts';
import { rootedPath } from '../routing/own-path.ts';

export type Navigation = {
  /** Goes through the router instead of the network: a plain same-origin link or GET form of our own pages. */
  navigate: (path: string, options: { isSamePage: boolean }) => void;
  /** A visitor reaches for a link: a moment before the click, in which its screen can be fetched. */
  prepare?: (path: string) => void;
};

/**
 * Turns clicks on plain `<a href>` and sending of GET forms into navigations, for the whole document at once, so that
 * components stay free of the router and markup works before hydration. Gives a function that ends it.
 *
 * Left to the browser: other origins, new tabs, downloads, keys held down, hash links, other buttons,
 * `data-navigate="document"`, other languages (their `lang` and texts come with a document).
 */
export function interceptNavigation(
  document: Document,
  basename: string,
  { navigate, prepare }: Navigation,
): () => void {
  const origin = document.location.origin;

  const inside = (address: string): string | null => {
    const url = new URL(address, document.location.href);
    if (url.origin !== origin) return null;
    if (basename === '') return isOtherLanguage(url.pathname) ? null : rootedPath(url.pathname) + url.search + url.hash;
    if (url.pathname !== basename && !url.pathname.startsWith(`${basename}/`)) return null;
    return rootedPath(url.pathname.slice(basename.length)) + url.search + url.hash;
  };

  const pathOf = (target: EventTarget | null): string | null => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download') || link.dataset['navigate'] === 'document')
      return null;
    return link.getAttribute('href')?.startsWith('#') ? null : inside(link.href);
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = pathOf(event.target);
    if (path === null) return;
    event.preventDefault();
    navigate(path, { isSamePage: false });
  };

  const onPointerDown = ({ target }: PointerEvent) => {
    const path = prepare ? pathOf(target) : null;
    if (path !== null) prepare?.(path.replace(/[?#].*$/, ''));
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return;
    const path = inside(form.action);
    if (path === null) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') query.append(name, value);
    event.preventDefault();
    const text = query.toString();
    const target = path.replace(/[?#].*$/, '');
    // A form that asks for its own page, such as filters, leaves the visitor where he is on it.
    const isSamePage = inside(document.location.href)?.replace(/[?#].*$/, '') === target;
    navigate(target + (text ? `?${text}` : ''), { isSamePage });
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('submit', onSubmit);
  };
}

const isOtherLanguage = (pathname: string): boolean => splitLocale(pathname).basename !== '';
