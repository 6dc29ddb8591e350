/**
 * What a visitor without an account searched for, in the storage of this browser: pages for guests come from the shared cache. Newest
 * first.
 */
const KEY = 'partshop-searches';
const MAX = 20;
const MAX_TEXT = 200;

/** Empty on a server. What anybody else wrote there is left out. */
export function keptSearches(): string[] {
  if (typeof document === 'undefined') return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
    return withoutDoubles(texts.filter((text) => text.trim() !== '' && text.length <= MAX_TEXT));
  } catch {
    return [];
  }
}

export function keepSearch(text: string): void {
  const clean = text.trim();
  if (clean !== '' && clean.length <= MAX_TEXT) write([clean, ...keptSearches()]);
}

export function forgetSearch(text: string): void {
  write(keptSearches().filter((known) => known !== text));
}

export const forgetSearches = (): void => write([]);

function write(texts: string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(withoutDoubles(texts)));
  } catch {
    // The storage is full or blocked: nothing is kept.
  }
}

/** The newest spelling of each text. */
function withoutDoubles(texts: readonly string[]): string[] {
  const byText = new Map<string, string>();
  for (const text of texts) {
    const same = text.toLowerCase();
    if (!byText.has(same)) byText.set(same, text);
  }
  return [...byText.values()].slice(0, MAX);
}
