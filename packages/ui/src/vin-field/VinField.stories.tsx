import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { column, formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { VinField, type VinFieldProps } from './VinField.tsx';

const ADVICE = {
  letters: () => 'В VIN бывают только цифры и латинские буквы. Проверьте, нет ли лишней.',
  length: (length: number) => `В VIN обычно 17 знаков, здесь ${length}. Если номер такой и есть, продолжайте.`,
  checkDigit: () => 'Контрольная цифра не сходится: проверьте, нет ли опечатки.',
};

const correction: VinFieldProps['texts']['correction'] = (changes) => {
  const forbidden = changes.filter(({ kind }) => kind === 'forbidden').map(({ from, to }) => `${from} на ${to}`);
  const hasCyrillic = forbidden.length < changes.length;
  return [
    hasCyrillic && 'Русские буквы заменили латинскими.',
    forbidden.length > 0 && `Заменили ${forbidden.join(', ')}: таких букв в VIN нет.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const meta = {
  title: 'Controls/VinField',
  component: VinField,
  args: {
    label: 'VIN',
    name: 'vin',
    texts: {
      correction,
      advice: (advice, length) => ADVICE[advice](length),
      counter: (length, total) => `Введено ${length} из ${total}`,
    },
    onValueChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof VinField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'В свидетельстве о регистрации, 17 знаков' } };

/** A Cyrillic keyboard and a letter O: corrected while typing, with a note. */
export const Corrected: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('VIN');
    await userEvent.type(field, 'хта21O930y2696785');
    await expect(field).toHaveValue('XTA210930Y2696785');
    await expect(
      canvas.getByText('Русские буквы заменили латинскими. Заменили O на 0: таких букв в VIN нет.'),
    ).toBeVisible();
    await expect(canvas.getByText('17/17')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('XTA210930Y2696785', undefined);
  },
};

/** The caret stays after a letter that was corrected in the middle. */
export const CorrectedInTheMiddle: Story = {
  args: { defaultValue: 'XTA10930Y2696785' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('VIN');
    await userEvent.type(field, 'o', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('XTA010930Y2696785');
    await expect(field.selectionStart).toBe(4);
  },
};

/** Advice appears when the field loses the focus, and does not block the form. */
export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('VIN');
    await userEvent.type(field, 'WVWZZZ1KZAW');
    await expect(canvas.queryByText(/обычно 17 знаков/)).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/обычно 17 знаков, здесь 11/);
    await expect(field).toBeValid();
  },
};

export const TooLong: Story = { args: { defaultValue: 'WVWZZZ1KZAW12345678' } };

export const WrongCheckDigit: Story = { args: { defaultValue: '1M8GDM9A1KP042788' } };

export const WithError: Story = { args: { defaultValue: 'XTA21', error: 'Машина с таким номером уже есть в гараже' } };

export const Disabled: Story = { args: { defaultValue: 'XTA210930Y2696785', disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Идентификационный номер автомобиля из свидетельства о регистрации транспортного средства',
    hint: 'Семнадцать знаков: цифры и латинские буквы. Номер есть и на табличке под лобовым стеклом.',
    defaultValue: 'WVWZZZ1KZAW',
    style: { maxInlineSize: 280 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'رقم الهيكل',
    hint: '17 رمزاً',
    defaultValue: 'WVWZZZ1KZAW',
    texts: {
      correction,
      advice: (_, length) => `عدد الرموز عادةً 17، وهنا ${length}`,
      counter: (length, total) => `${length} من ${total}`,
    },
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...TooLong, globals: { theme: 'dark' } };

/** Resetting the form clears the note and the counter. */
export const Reset: Story = {
  render: (args) => (
    <form style={column}>
      <VinField {...args} />
      <Button type="reset">Сбросить</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('VIN'), 'хта21O');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(await canvas.findByText('0/17')).toBeVisible();
    await expect(canvas.queryByText(/Заменили/)).toBeNull();
  },
};
