import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: { label: 'Телефон', name: 'phone', country: 'RU', callingCode: '7', onValueChange: fn() },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
    formWidth,
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value that the form would send. */
function sentFrom(canvasElement: HTMLElement): unknown {
  const form = canvasElement.querySelector('form');
  return form && new FormData(form).getAll('phone');
}

/** The numbering plans load on the first focus; text typed before is formatted then. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Телефон');
    await userEvent.type(field, '9161234567');
    await waitFor(() => expect(field).toHaveValue('916 123-45-67'));
    await expect(sentFrom(canvasElement)).toEqual(['+79161234567']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+79161234567', {
      text: '916 123-45-67',
      e164: '+79161234567',
    });
  },
};

/** The caret stays in place when a digit in the middle is added or removed. */
export const Corrected: Story = {
  args: { defaultValue: '+7916123456' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Телефон');
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveValue('916 123-45-6'));
    await userEvent.type(field, '7', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(field).toHaveValue('916 172-34-56');
    await expect(field.selectionStart).toBe(6);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('916 123-45-6');
    await expect(field.selectionStart).toBe(5);
  },
};

/** A number that starts with "+" may be of any country, and the prefix disappears. */
export const OfAnotherCountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Телефон');
    await userEvent.click(field);
    await userEvent.paste('+375291234567');
    await waitFor(() => expect(field).toHaveValue('+375 29 123 45 67'));
    await expect(canvas.queryByText('+7')).toBeNull();
    await expect(sentFrom(canvasElement)).toEqual(['+375291234567']);
  },
};

/** An incomplete number is sent as typed, for the server to validate. */
export const Unfinished: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Телефон');
    await userEvent.type(field, '91612');
    await waitFor(() => expect(sentFrom(canvasElement)).toEqual(['+7 916 12']));
  },
};

/** Without a focus the field stays as the server rendered it, and the form sends its text. */
export const Filled: Story = {
  args: { defaultValue: '916 123-45-67' },
  play: async ({ canvasElement }) => {
    await expect(sentFrom(canvasElement)).toEqual(['916 123-45-67']);
  },
};

export const WithHint: Story = { args: { hint: 'Позвоним, только если что-то пойдёт не так', required: true } };

export const WithError: Story = {
  args: { defaultValue: '916 12', error: 'В номере не хватает цифр: должно быть 10 после +7' },
};

export const Disabled: Story = { args: { defaultValue: '916 123-45-67', disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Телефон человека, который придёт за заказом, если это будете не вы',
    hint: 'На него придёт код выдачи. Без кода заказ отдадут только вам и только с паспортом.',
    defaultValue: '+998901234567',
    country: 'UZ',
    callingCode: '998',
    style: { maxInlineSize: 240 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الهاتف',
    hint: 'سنتصل فقط عند الضرورة',
    country: 'AE',
    callingCode: '971',
    defaultValue: '50 123 4567',
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
