import { isPlainClick } from './is-plain-click.ts';
import { splitLocale } from '../localization/locales.ts';
import { rootedPath } from '../routing/own-path.ts';
import { searchOf } from '../routing/page-query.ts';

export type Navigation = {
  /** Navigates with the router: for a plain same-origin link or GET form of our own pages. */
  navigate: (path: string, options: { isSamePage: boolean }) => void;
  /** The query of the address that the visitor asked for last; the page may not show it yet. */
  askedSearch: () => string;
  /** Called when a visitor presses a link, a moment before the click, so that its screen can be preloaded. */
  prepare?: (path: string) => void;
};

/**
 * Turns clicks on plain `<a href>` and submitted GET forms into navigations, for the whole document, so that components do not
 * depend on the router and the markup works before hydration. Returns a function that stops it.
 *
 * The browser handles other origins, new tabs, downloads, modifier keys, hash links, other mouse buttons,
 * `data-navigate="document"` and other languages (a document brings their `lang` and texts).
 *
 * `data-keeps` of a form for its own page, or of what holds links to it, names the parameters that the hidden fields or the links repeat from
 * the page's address. They are taken from the address that the visitor asked for last, so that what was chosen since the page was rendered
 * is kept.
 */
export function interceptNavigation(
  document: Document,
  basename: string,
  { navigate, askedSearch, prepare }: Navigation,
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

  const keepAsked = (path: string, keeps: readonly string[]): string => {
    if (keeps.length === 0) return path;
    const { pathname, search, hash } = new URL(path, origin);
    const kept = [...new URLSearchParams(askedSearch())].filter(([name]) => keeps.includes(name));
    const own = [...new URLSearchParams(search)].filter(([name]) => !keeps.includes(name));
    return pathname + searchOf(new URLSearchParams([...kept, ...own])) + hash;
  };

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (!isPlainClick(event)) return;
    const path = pathOf(event.target);
    if (path === null) return;
    event.preventDefault();
    navigate(keepAsked(path, keepsOf(event.target)), { isSamePage: false });
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
    const target = path.replace(/[?#].*$/, '');
    // A form for its own page, such as filters, preserves the scroll position.
    const isSamePage = inside(document.location.href)?.replace(/[?#].*$/, '') === target;
    navigate(keepAsked(target + searchOf(query), keepsOf(form)), { isSamePage });
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

function keepsOf(target: EventTarget | null): string[] {
  const holder = target instanceof Element ? target.closest<HTMLElement>('[data-keeps]') : null;
  return holder?.dataset['keeps']?.split(' ') ?? [];
}

const isOtherLanguage = (pathname: string): boolean => splitLocale(pathname).basename !== '';
