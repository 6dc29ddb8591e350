import { readField } from '@partshop/features/core/forms';
import { CHECKOUT_FIELDS, EMPTY_VALUES, readValues, type CheckoutValues } from './checkout-form.ts';

const STORAGE_KEY = 'checkout-draft';

/** The client who typed; null for a guest. */
type Owner = number | null;

/** What was typed; `Bonus` is empty unless a part is to be paid with bonuses. */
type Draft = CheckoutValues & { Bonus: string };

const EMPTY: Draft = { ...EMPTY_VALUES, Bonus: '' };

/**
 * What was typed in this tab and not ordered yet (D13). What a guest typed stays with them when they log in; nobody sees what another
 * client typed.
 */
export function readDraft(owner: Owner): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    if (typeof stored['owner'] === 'number' && stored['owner'] !== owner) return EMPTY;
    const known = Object.keys(EMPTY).flatMap((field) =>
      typeof stored[field] === 'string' ? [[field, stored[field]]] : [],
    );
    return { ...EMPTY, ...(Object.fromEntries(known) as Partial<Draft>) };
  } catch {
    return EMPTY;
  }
}

function writeDraft(draft: Draft, owner: Owner): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...draft, owner }));
  } catch {
    // If the storage is full or blocked, only the draft is lost.
  }
}

function readForm(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  return { ...readValues(data), Code: '', Bonus: readField(data, 'Bonus') };
}

export function saveDraft(form: HTMLFormElement, owner: Owner): void {
  writeDraft(readForm(form), owner);
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
export function openDraft(form: HTMLFormElement, { isRefused, owner }: { isRefused: boolean; owner: Owner }): Draft {
  const draft = isRefused ? readForm(form) : readDraft(owner);
  if (!isRefused) fillIn(form, draft);
  // A guest's draft becomes the client's who logged in.
  if (Object.values(draft).some((text) => text !== '')) writeDraft(draft, owner);
  return draft;
}

/** Fills the draft in. Keeps what was typed before the scripts ran. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of CHECKOUT_FIELDS) {
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList && field !== 'PointId') chooseRadio(control, draft[field]);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText || ['radio', 'checkbox'].includes(control.type) || draft[field] === '') continue;
    if (control.value !== control.defaultValue) continue;
    control.value = draft[field];
    // Fields that format their text do it as if it was typed.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const field of ['Bonus', 'IsImportantComment'] as const) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && draft[field] !== '') control.checked = true;
  }
}

/** A way that can no longer be chosen stays unchosen. */
function chooseRadio(radios: RadioNodeList, value: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === value && !radio.disabled) radio.checked = true;
  }
}
