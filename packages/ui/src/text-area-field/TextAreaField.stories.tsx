import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Controls/TextAreaField',
  component: TextAreaField,
  args: { label: 'Комментарий к заказу', name: 'comment', hint: 'Не обязательно' },
  decorators: [formWidth],
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds a line and does not submit the form. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Комментарий к заказу');
    await userEvent.type(field, 'Позвоните за час{Enter}до доставки');
    await expect(field).toHaveValue('Позвоните за час\nдо доставки');
  },
};

export const Filled: Story = { args: { defaultValue: 'Позвоните за час до доставки.\nДомофон не работает.' } };

export const WithError: Story = { args: { error: 'Не больше 500 знаков', defaultValue: 'Очень длинный комментарий' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Что случилось с деталью и при каких обстоятельствах это обнаружилось',
    hint: 'Напишите пробег и дату установки: без них изготовитель не рассмотрит обращение. Фотографии можно добавить ниже.',
    defaultValue: 'ОченьДлинноеСловоБезПробелов-06A115561B-06A115561B-06A115561B-06A115561B',
    style: { maxInlineSize: 280 },
  },
};

export const RightToLeft: Story = {
  args: { label: 'ملاحظات على الطلب', hint: 'اختياري', defaultValue: 'اتصل قبل التوصيل بساعة. القطعة W 712/75.' },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
