import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { usePhone } from './use-phone.ts';

type Phone = ReturnType<typeof usePhone>;
type FieldProps = Pick<Parameters<typeof usePhone>[0], 'inputRef' | 'hiddenRef'> & { onRender: (phone: Phone) => void };

function Field({ onRender, ...refs }: FieldProps) {
  onRender(
    usePhone({
      ...refs,
      country: 'RU',
      callingCode: '7',
      value: undefined,
      defaultValue: '',
      onValueChange: undefined,
    }),
  );
  return null;
}

/** A field with the focus, and the two inputs that it would have in a document; it does not render again. */
async function openField() {
  const input = {
    value: '',
    ownerDocument: {},
    selectionStart: null as number | null,
    selectionEnd: null as number | null,
    setSelectionRange: vi.fn<(start: number, end: number) => void>(),
  };
  const hidden = { value: '' };
  const refs = {
    inputRef: { current: input as unknown as HTMLInputElement },
    hiddenRef: { current: hidden as HTMLInputElement },
  };
  let field: Phone | undefined;
  renderToString(<Field {...refs} onRender={(rendered) => (field = rendered)} />);
  field?.onFocus({} as never);
  const type = (text: string) => {
    input.value = text;
    field?.read();
  };
  await vi.waitFor(() => {
    type('9161');
    expect(input.value).toBe('916 1');
  });
  return { type, input, hidden };
}

it('sends a digit from the moment it is typed, before React renders', async () => {
  const { type, hidden } = await openField();
  type('916 123-45-6');
  expect(hidden.value).toBe('+7 916 123-45-6');
  type('916 123-45-67');
  expect(hidden.value).toBe('+79161234567');
});

it('sends the text of an emptied field and of a foreign number', async () => {
  const { type, hidden } = await openField();
  type('+37529');
  expect(hidden.value).toBe('+375 29');
  type('');
  expect(hidden.value).toBe('');
});

it('keeps what is selected when it formats the text, so that typing replaces it', async () => {
  const { type, input } = await openField();
  input.ownerDocument = { activeElement: input };
  Object.assign(input, { selectionStart: 0, selectionEnd: 10 });
  type('9161234567');
  expect(input.setSelectionRange).toHaveBeenLastCalledWith(0, '916 123-45-67'.length);
});
