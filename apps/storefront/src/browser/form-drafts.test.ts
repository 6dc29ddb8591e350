import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { restoreDrafts, saveDrafts } from './form-drafts.ts';

type Look = { name?: string; type?: string; value?: string; checked?: boolean };

/** An input of a document; `nextElementSibling` is the input after it in its box. */
class Input extends EventTarget {
  readonly name: string;
  readonly type: string;
  readonly nextElementSibling: Input | null;
  checked: boolean;
  #value: string;
  constructor({ name = '', type = 'text', value = '', checked = false }: Look, after: Input | null = null) {
    super();
    this.name = name;
    this.type = type;
    this.checked = checked;
    this.nextElementSibling = after;
    this.#value = value;
  }
  get value() {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
  click() {
    this.checked = this.type === 'radio' || !this.checked;
  }
}
class OtherControl extends EventTarget {}

const text = (name: string, value = '') => new Input({ name, value });
const phone = (value = '') => new Input({ name: 'phone', type: 'tel', value });

/** A phone field that had the focus: its hidden input sends the number. */
function readPhone(value: string, sent: string): Input[] {
  const hidden = new Input({ name: 'phone', type: 'hidden', value: sent });
  return [new Input({ type: 'tel', value }, hidden), hidden];
}

function createForm(action: string, elements: Input[], method = 'post') {
  return { elements, method, getAttribute: () => action };
}

function createDocument(...forms: ReturnType<typeof createForm>[]) {
  return { forms, location: { href: 'https://shop.test/checkout' } } as unknown as Document;
}

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
} as unknown as Storage;

/** A document that answers no form, opened by a guest. */
const OPENED = { isAnswer: false, owner: null };
/** The page reloads by itself. */
const RELOADED = { owner: null, isOwnReload: true };
/** A visitor reloads the page. */
const BY_VISITOR = { owner: null, isOwnReload: false };

const valuesOf = (elements: Input[]) => elements.map(({ value }) => value);

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLTextAreaElement', OtherControl);
  vi.stubGlobal('HTMLSelectElement', OtherControl);
});
afterEach(() => vi.unstubAllGlobals());

it('restores what was typed, and no secrets and hidden fields', () => {
  const secret = (value: string) => new Input({ name: 'password', type: 'password', value });
  const hidden = (value: string) => new Input({ name: 'requestId', type: 'hidden', value });
  saveDrafts(
    createDocument(createForm('/checkout', [secret('s'), hidden('1'), text('name', 'Ольга')])),
    storage,
    RELOADED,
  );
  const fields = [secret(''), hidden('2'), text('name')];
  restoreDrafts(createDocument(createForm('/checkout', fields)), storage, OPENED);
  expect(valuesOf(fields)).toEqual(['', '2', 'Ольга']);
});

it('restores a phone that had the focus, and the fields after it', () => {
  const typed = [text('name', 'Ольга'), ...readPhone('916 123-45-67', '+79161234567'), text('email', 'o@example.com')];
  saveDrafts(createDocument(createForm('/checkout', typed)), storage, RELOADED);
  const fields = [text('name'), phone(), text('email')];
  restoreDrafts(createDocument(createForm('/checkout', fields)), storage, OPENED);
  expect(valuesOf(fields)).toEqual(['Ольга', '916 123-45-67', 'o@example.com']);
});

it('restores fields of the same name in their order, and chosen radios by their value', () => {
  const radio = (value: string, checked = false) => new Input({ name: 'point', type: 'radio', value, checked });
  const typed = [radio('31'), radio('32', true), text('note', 'a'), text('note', 'b')];
  saveDrafts(createDocument(createForm('/checkout', typed)), storage, RELOADED);
  const fields = [text('note'), text('note'), radio('30'), radio('31'), radio('32')];
  restoreDrafts(createDocument(createForm('/checkout', fields)), storage, OPENED);
  expect(valuesOf(fields.slice(0, 2))).toEqual(['a', 'b']);
  expect(fields.slice(2).map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('restores a form although a form before it has gone', () => {
  const popup = createForm('/login', [text('name', 'olga')]);
  saveDrafts(createDocument(popup, createForm('/checkout', [text('name', 'Ольга')])), storage, RELOADED);
  const fields = [text('name')];
  restoreDrafts(createDocument(createForm('/checkout', fields)), storage, OPENED);
  expect(valuesOf(fields)).toEqual(['Ольга']);
});

it('restores no filters, whose state is in the URL', () => {
  saveDrafts(createDocument(createForm('/search', [text('q', 'a')], 'get')), storage, RELOADED);
  const fields = [text('q')];
  restoreDrafts(createDocument(createForm('/search', fields, 'get')), storage, OPENED);
  expect(valuesOf(fields)).toEqual(['']);
});

it('keeps what the forms of a refusal were sent with, and forgets the older draft', () => {
  saveDrafts(createDocument(createForm('/checkout', [text('name', 'Ольга')])), storage, RELOADED);
  const fields = [text('name', 'Ирина')];
  const page = createDocument(createForm('/checkout', fields));
  restoreDrafts(page, storage, { isAnswer: true, owner: null });
  expect(valuesOf(fields)).toEqual(['Ирина']);
  restoreDrafts(page, storage, OPENED);
  expect(valuesOf(fields)).toEqual(['Ирина']);
});

it('keeps the texts of a page that its visitor reloads, and no choices and numbers, which may have changed since', () => {
  const qty = (value: string) => new Input({ name: 'qty', type: 'number', value });
  const radio = (checked = false) => new Input({ name: 'point', type: 'radio', value: '31', checked });
  const typed = [text('name', 'Ольга'), qty('3'), radio(true)];
  saveDrafts(createDocument(createForm('/checkout', typed)), storage, BY_VISITOR);
  const fields = [text('name'), qty('5'), radio()];
  restoreDrafts(createDocument(createForm('/checkout', fields)), storage, OPENED);
  expect(valuesOf(fields)).toEqual(['Ольга', '5', '31']);
  expect(fields[2]?.checked).toBe(false);
});

it.each([
  ['a guest’s, to the client who logged in', null, 7, 'Ольга'],
  ['a client’s, to the same client', 7, 7, 'Ольга'],
  ['a client’s, to nobody else', 7, null, ''],
  ['a client’s, to no other client', 7, 8, ''],
])('shows a draft: %s', (_case, typedBy, owner, shown) => {
  const typed = createDocument(createForm('/checkout', [text('name', 'Ольга')]));
  saveDrafts(typed, storage, { ...BY_VISITOR, owner: typedBy });
  const fields = [text('name')];
  restoreDrafts(createDocument(createForm('/checkout', fields)), storage, { ...OPENED, owner });
  expect(valuesOf(fields)).toEqual([shown]);
});
