import { expect, test } from 'vitest';
import { readSwitchForm } from './switch-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('makes a request of a client and a reason, without the spaces around the reason', () => {
  expect(readSwitchForm(formOf({ client: '515', reason: '  Видит не те цены ' }))).toEqual({
    request: { ClientId: 515, Reason: 'Видит не те цены' },
  });
});

test('names everything that is missing, in the order of the form', () => {
  expect(readSwitchForm(formOf({ reason: '' }))).toEqual({ problems: ['chooseClient', 'writeReason'] });
});

test('rejects a reason of four letters among spaces', () => {
  expect(readSwitchForm(formOf({ client: '515', reason: ' цена    ' }))).toEqual({ problems: ['writeReason'] });
});
