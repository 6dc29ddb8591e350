import { expect, test } from 'vitest';
import { readSwitchForm } from './switch-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a client and a reason make a request, without the spaces around the reason', () => {
  expect(readSwitchForm(formOf({ client: '515', reason: '  Видит не те цены ' }))).toEqual({
    request: { ClientId: 515, Reason: 'Видит не те цены' },
  });
});

test('every missing thing is named, in the order of the form', () => {
  expect(readSwitchForm(formOf({ reason: '' }))).toEqual({ problems: ['chooseClient', 'writeReason'] });
});

test('four letters among spaces are no reason', () => {
  expect(readSwitchForm(formOf({ client: '515', reason: ' цена    ' }))).toEqual({ problems: ['writeReason'] });
});
