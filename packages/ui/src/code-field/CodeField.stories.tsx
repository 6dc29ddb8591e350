import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { CodeField } from './CodeField.tsx';

const sent = fn();

const meta = {
  title: 'Controls/CodeField',
  component: CodeField,
  args: { label: 'Код', name: 'code', hint: 'Отправили на +7 916 123-45-67', onValueChange: fn() },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <Story />
      </form>
    ),
    formWidth,
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Only digits stay, and the last one submits the form. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Код');
    await userEvent.type(field, '12-34 5');
    await expect(field).toHaveValue('12345');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  args: { onComplete: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Код'));
    await userEvent.paste('Ваш код: 123 456.');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WithError: Story = { args: { defaultValue: '123456', error: 'Код не подошёл. Осталось 2 попытки' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456' } };

/** Arabic and Persian digits become those that the server reads. */
export const RightToLeft: Story = {
  args: { label: 'الرمز', hint: 'أرسلناه إلى رقمك' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('الرمز');
    await userEvent.type(field, '١٢٣');
    await expect(field).toHaveValue('123');
  },
};

export const Dark: Story = { args: { defaultValue: '123' }, globals: { theme: 'dark' } };
