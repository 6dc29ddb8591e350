/**
 * The articles whose price pages this browser opened last. Their ids stay in its storage, as the choice of consent does: pages for
 * guests come from the shared cache. The early-input script tells styles that there are some before the page is shown.
 */
const KEY = 'partshop-seen';
const MAX = 12;

/** Up to twelve ids with commas between them, newest first, as the call for their cards takes them; empty on a server. */
export function seenGoods(): string {
  return read().join(',');
}

export function rememberSeen(articleId: number): void {
  const id = String(articleId);
  write([id, ...read().filter((known) => known !== id)].slice(0, MAX).join(','));
}

export function forgetSeen(): void {
  write(null);
}

/** What anybody else wrote there is left out. */
function read(): string[] {
  if (typeof document === 'undefined') return [];
  try {
    const ids = localStorage.getItem(KEY)?.match(/(?<=^|,)[1-9]\d{0,14}(?=,|$)/g) ?? [];
    return [...new Set(ids)].slice(0, MAX);
  } catch {
    return [];
  }
}

function write(ids: string | null): void {
  try {
    if (ids === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ids);
  } catch {
    // The storage is full or blocked: nothing is remembered.
  }
}
