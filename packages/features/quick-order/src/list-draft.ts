const STORAGE_KEY = 'quick-order-draft';

/** The client who pasted; null for a guest. */
type Owner = number | null;

/** The list of this tab, which survives a reload; what one client pasted is not shown to another. Null without one. */
export function readDraft(owner: Owner): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    if (typeof stored['text'] !== 'string' || stored['text'] === '') return null;
    return typeof stored['owner'] === 'number' && stored['owner'] !== owner ? null : stored['text'];
  } catch {
    return null;
  }
}

/** An empty text drops the draft. */
export function saveDraft(text: string, owner: Owner): void {
  try {
    if (text === '') sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ text, owner }));
  } catch {
    // If the storage is full or blocked, only the draft is lost.
  }
}

/** Also on the server, which keeps none. */
export const dropDraft = (): void => saveDraft('', null);
