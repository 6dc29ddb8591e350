import { isPlainClick } from '../navigation/is-plain-click.ts';
import type { PopupData } from './popup.slice.ts';

type Asked = { name: string; data: PopupData; href: string };

/**
 * Turns clicks on `<a href="/login" data-popup="login" data-popup-mode="registration">` into popups, for the whole document.
 * Without scripts the link leads to the page. The browser handles clicks with modifier keys or other buttons. Set it up before
 * `interceptNavigation`, which skips prevented clicks. Returns a function that stops it.
 */
export function interceptPopups(
  document: Document,
  { open, prepare }: { open: (asked: Asked) => void; prepare?: (name: string) => void },
): () => void {
  const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-popup]') : null;

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (!isPlainClick(event)) return;
    const link = linkOf(event.target);
    const name = link?.dataset['popup'];
    if (!link || name === undefined) return;
    event.preventDefault();
    // Safari does not focus a clicked link; the popup returns the focus to the focused element.
    link.focus({ preventScroll: true });
    open({ name, data: dataOf(link), href: link.href });
  };

  const onPointerDown = ({ target }: PointerEvent) => {
    const name = linkOf(target)?.dataset['popup'];
    if (name !== undefined) prepare?.(name);
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}

/** `data-popup-mode="registration"` is `{ mode: 'registration' }`. */
function dataOf({ dataset }: HTMLElement): PopupData {
  const data: Record<string, string> = {};
  for (const [name, value] of Object.entries(dataset)) {
    const word = /^popup([A-Z].*)$/.exec(name)?.[1];
    if (word !== undefined && value !== undefined) data[word.charAt(0).toLowerCase() + word.slice(1)] = value;
  }
  return data;
}
