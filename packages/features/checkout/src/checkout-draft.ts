import { CHECKOUT_FIELDS, EMPTY_VALUES, readValues, type CheckoutValues } from './checkout-form.ts';

const STORAGE_KEY = 'checkout-draft';

/** What was typed in this tab and not ordered yet (D13). */
export function readDraft(): CheckoutValues {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    const known = CHECKOUT_FIELDS.flatMap((field) =>
      typeof stored[field] === 'string' ? [[field, stored[field]]] : [],
    );
    return { ...EMPTY_VALUES, ...(Object.fromEntries(known) as Partial<CheckoutValues>) };
  } catch {
    return EMPTY_VALUES;
  }
}

export function saveDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(readValues(new FormData(form))));
  } catch {
    // If the storage is full or blocked, only the draft is lost.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then it holds no draft either.
  }
}

/**
 * Fills the draft in as the form opens, and returns it. A refused form keeps the values that it was sent with: they are newer, as it
 * may have been sent without scripts, and become the draft.
 */
export function openDraft(form: HTMLFormElement, isRefused: boolean): CheckoutValues {
  if (isRefused) {
    saveDraft(form);
    return readValues(new FormData(form));
  }
  const draft = readDraft();
  fillIn(form, draft);
  return draft;
}

/** Fills the draft in. Keeps what was typed before the scripts ran. */
function fillIn(form: HTMLFormElement, values: CheckoutValues): void {
  for (const field of CHECKOUT_FIELDS) {
    const control = form.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText || ['radio', 'checkbox'].includes(control.type) || values[field] === '') continue;
    if (control.value !== control.defaultValue) continue;
    control.value = values[field];
    // Fields that format their text do it as if it was typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
