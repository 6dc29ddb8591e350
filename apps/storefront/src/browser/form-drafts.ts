/** Keeps what a visitor typed into the page's forms across the page's own reload (D13). */

const STORAGE_KEY = 'partshop-forms';

/** Types of fields that are never saved: secrets, files, and fields that the page fills in. */
const LEFT_OUT = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type DraftField = { name: string; value: string; isChecked?: boolean };
type Drafts = { address: string; forms: { action: string; fields: DraftField[] }[] };

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => isControl(element) && element.name !== '' && !LEFT_OUT.has(element.type),
  );
}

const actionOf = (form: HTMLFormElement) => form.getAttribute('action') ?? '';

/** Saves the fields of all forms of the document in `storage`. */
export function saveDrafts(document: Document, storage: Storage): void {
  const forms = [...document.forms].map((form) => ({
    action: actionOf(form),
    fields: controlsOf(form).map((control) => ({
      name: control.name,
      value: control.value,
      ...(isChoice(control) ? { isChecked: control.checked } : {}),
    })),
  }));
  const drafts: Drafts = { address: document.location.href, forms };
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  } catch {
    // If the storage is full or forbidden, only the draft is lost.
  }
}

function readDrafts(storage: Storage): Drafts | null {
  try {
    const text = storage.getItem(STORAGE_KEY);
    storage.removeItem(STORAGE_KEY);
    return text === null ? null : (JSON.parse(text) as Drafts);
  } catch {
    return null;
  }
}

/** Sets a value and fires the event that typing fires, so that React notices it. */
function type(control: Control, value: string): void {
  if (control.value === value) return;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function fillIn(form: HTMLFormElement, fields: readonly DraftField[]): void {
  const controls = controlsOf(form);
  for (const [index, control] of controls.entries()) {
    const field = fields[index];
    if (field?.name !== control.name) continue;
    if (!isChoice(control)) type(control, field.value);
    else if (field.value === control.value && field.isChecked === true && !control.checked) control.click();
  }
}

/** Restores once what {@link saveDrafts} saved for this URL. */
export function restoreDrafts(document: Document, storage: Storage): void {
  const drafts = readDrafts(storage);
  if (drafts?.address !== document.location.href) return;
  for (const [index, form] of [...document.forms].entries()) {
    const known = drafts.forms[index];
    // Filter forms submit themselves when they change; the URL holds their state already.
    if (known?.action === actionOf(form) && form.method !== 'get') fillIn(form, known.fields);
  }
}
