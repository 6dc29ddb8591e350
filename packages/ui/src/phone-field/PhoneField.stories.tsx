import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: { label: 'Телефон', name: 'phone', country: 'RU', callingCode: '7', onChange: fn() },
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

/** What the form would send under the field's name. */
function sentFrom(canvasElement: HTMLElement): unknown {
  const form = canvasElement.querySelector('form');
  return form && new FormData(form).getAll('phone');
}

/** The plans come with the first focus; what was typed before is arranged then. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Телефон');
    await userEvent.type(field, '9161234567');
    await waitFor(() => expect(field).toHaveValue('916 123-45-67'));
    await expect(sentFrom(canvasElement)).toEqual(['+79161234567']);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '916 123-45-67', e164: '+79161234567' });
  },
};

/** A digit put in or taken out in the middle leaves the caret where it was. */
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

/** Begun with "+", it is a number of any country, and the prefix steps aside. */
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

/** A part of a number is sent as it was typed, for the server to say what is wrong. */
export const Unfinished: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Телефон');
    await userEvent.type(field, '91612');
    await waitFor(() => expect(sentFrom(canvasElement)).toEqual(['+7 916 12']));
  },
};

/** Nobody came here: the field is as the server made it, and sends itself. */
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
