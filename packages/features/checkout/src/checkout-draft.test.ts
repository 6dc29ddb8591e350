import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '@partshop/features/core/testing';
import { openDraft, readDraft } from './checkout-draft.ts';
import { EMPTY_VALUES, type CheckoutValues } from './checkout-form.ts';

class TextInput extends EventTarget {
  type = 'text';
  checked = false;
  readonly defaultValue: string;
  value: string;
  constructor(text: string) {
    super();
    this.defaultValue = text;
    this.value = text;
  }
}

class Radios extends Array<TextInput> {}

type Form = { fields: Record<string, TextInput> };

class DataOfForm extends FormData {
  constructor({ fields }: Form) {
    super();
    for (const [name, { value }] of Object.entries(fields)) this.append(name, value);
  }
}

/** A form of the document, with the values that the server rendered. */
function openForm(values: Partial<CheckoutValues>) {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, new TextInput(value)]));
  const form = { fields, elements: { namedItem: (name: string) => fields[name] ?? null } };
  return { fields, form: form as unknown as HTMLFormElement };
}

const draft = { ...EMPTY_VALUES, Bonus: '', ContactName: 'Ольга', PointId: '32' };
const byGuest = { isRefused: false, owner: null };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stored.set('checkout-draft', JSON.stringify(draft));
  vi.stubGlobal('HTMLInputElement', TextInput);
  vi.stubGlobal('HTMLTextAreaElement', TextInput);
  vi.stubGlobal('RadioNodeList', Radios);
  vi.stubGlobal('FormData', DataOfForm);
  vi.stubGlobal('sessionStorage', memoryStorage(stored));
});
afterEach(() => vi.unstubAllGlobals());

it('fills the draft in', () => {
  const { form, fields } = openForm({ ContactName: '', Comment: '' });
  expect(openDraft(form, byGuest)).toEqual(draft);
  expect(fields['ContactName']?.value).toBe('Ольга');
});

it('keeps what was typed before the scripts ran', () => {
  const { form, fields } = openForm({ ContactName: '' });
  if (fields['ContactName']) fields['ContactName'].value = 'Ирина';
  openDraft(form, byGuest);
  expect(fields['ContactName']?.value).toBe('Ирина');
});

it('keeps what a refused form was sent with, which is newer than the draft and becomes it', () => {
  const { form, fields } = openForm({ ContactName: 'Ирина', PointId: '31', Comment: '' });
  const sent = { ...EMPTY_VALUES, Bonus: '', ContactName: 'Ирина', PointId: '31' };
  expect(openDraft(form, { ...byGuest, isRefused: true })).toEqual(sent);
  expect(fields['ContactName']?.value).toBe('Ирина');
  expect(readDraft(null)).toEqual(sent);
});

it('remembers that a part is to be paid with bonuses', () => {
  stored.set('checkout-draft', JSON.stringify({ ...draft, Bonus: '119' }));
  const { form, fields } = openForm({});
  const bonus = new TextInput('100');
  bonus.type = 'checkbox';
  fields['Bonus'] = bonus;
  openDraft(form, byGuest);
  expect(bonus).toMatchObject({ checked: true, value: '100' });
});

it('keeps a guest’s draft when they log in, and shows it to nobody after they have logged out', () => {
  openDraft(openForm({ ContactName: '' }).form, { ...byGuest, owner: 7 });
  expect(readDraft(7)).toEqual(draft);
  for (const other of [null, 8]) expect(readDraft(other).ContactName).toBe('');
});

it('chooses the drafted way, unless it can no longer be chosen', () => {
  stored.set('checkout-draft', JSON.stringify({ ...draft, DeliveryType: 'courier' }));
  const radios = ['point', 'courier'].map((value) =>
    Object.assign(new TextInput(value), { type: 'radio', disabled: false }),
  );
  const form = (named: unknown) =>
    ({
      fields: {},
      elements: { namedItem: (name: string) => (name === 'DeliveryType' ? named : null) },
    }) as unknown as HTMLFormElement;
  openDraft(form(Radios.from(radios)), byGuest);
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  const closed = radios.map(({ value }) => Object.assign(new TextInput(value), { type: 'radio', disabled: true }));
  openDraft(form(Radios.from(closed)), byGuest);
  expect(closed.map(({ checked }) => checked)).toEqual([false, false]);
});
