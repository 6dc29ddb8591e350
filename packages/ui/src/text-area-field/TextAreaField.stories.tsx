import type { Meta, StoryObj } from '@storybook/react-vite';
import { formWidth } from '../testing/story-decorators.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Controls/TextAreaField',
  component: TextAreaField,
  args: { label: 'Комментарий к заказу', name: 'comment', hint: 'Не обязательно' },
  decorators: [formWidth],
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'Позвоните за час до доставки.\nДомофон не работает.' } };

export const WithError: Story = { args: { error: 'Не больше 500 знаков', defaultValue: 'Очень длинный комментарий' } };

export const Disabled: Story = { args: { disabled: true } };
