/** Keeps what a visitor typed into the page's forms across a reload (D13). */

const STORAGE_KEY = 'partshop-forms';

/** Types of fields that are never saved: secrets, files, and fields that the page fills in. */
const LEFT_OUT = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** Types of fields that hold nothing but what somebody typed. */
const TEXTS = new Set(['text', 'tel', 'email', 'textarea']);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type DraftField = { name: string; value: string; isChecked?: boolean };
/** The client who typed; null for a guest. */
type Owner = number | null;
type Drafts = { address: string; owner: Owner; forms: { action: string; fields: DraftField[] }[] };

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** The form parameter of a control. One that sends another text than it shows has its name on the hidden input after it. */
function nameOf({ name, nextElementSibling: next }: Control): string {
  return name === '' && next instanceof HTMLInputElement && next.type === 'hidden' ? next.name : name;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => isControl(element) && !LEFT_OUT.has(element.type) && nameOf(element) !== '',
  );
}

export type SaveOptions = {
  owner: Owner;
  /**
   * Whether the page reloads by itself, which should change nothing. A visitor who reloads it wants to see the latest choices and
   * numbers, and their texts.
   */
  isOwnReload: boolean;
};

const actionOf = (form: HTMLFormElement) => form.getAttribute('action') ?? '';

/** Saves the fields of all forms of the document in `storage`. */
export function saveDrafts(document: Document, storage: Storage, { owner, isOwnReload }: SaveOptions): void {
  const forms = [...document.forms].map((form) => ({
    action: actionOf(form),
    fields: controlsOf(form)
      .filter(({ type: kind }) => isOwnReload || TEXTS.has(kind))
      .map((control) => ({
        name: nameOf(control),
        value: control.value,
        ...(isChoice(control) ? { isChecked: control.checked } : {}),
      })),
  }));
  const drafts: Drafts = { address: document.location.href, owner, forms };
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

/** Removes the first item that fits and returns it: forms of one action, and fields of one name, keep their order. */
function take<Item>(items: Item[], fits: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(fits);
  return index === -1 ? undefined : items.splice(index, 1)[0];
}

function fillIn(form: HTMLFormElement, fields: DraftField[]): void {
  for (const control of controlsOf(form)) {
    const name = nameOf(control);
    const ofChoice = isChoice(control) ? control.value : null;
    const field = take(fields, (known) => known.name === name && (ofChoice === null || known.value === ofChoice));
    if (!field) continue;
    if (!isChoice(control)) type(control, field.value);
    else if (field.isChecked === true && !control.checked) control.click();
  }
}

/**
 * Restores once what {@link saveDrafts} saved for this URL. Where the document answers a form that was sent without scripts, its
 * fields hold what was sent, which is newer. What a guest typed stays with them when they log in; nobody sees what another client
 * typed.
 */
export function restoreDrafts(
  document: Document,
  storage: Storage,
  { isAnswer, owner }: { isAnswer: boolean; owner: Owner },
): void {
  const drafts = readDrafts(storage);
  if (isAnswer || drafts?.address !== document.location.href) return;
  if (drafts.owner !== null && drafts.owner !== owner) return;
  const forms = [...document.forms].map(
    (form) => [form, take(drafts.forms, ({ action }) => action === actionOf(form))] as const,
  );
  for (const [form, known] of forms) {
    // Filter forms submit themselves when they change; the URL holds their state already.
    if (known && form.method !== 'get') fillIn(form, known.fields);
  }
}
