import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Controls/SelectField',
  component: SelectField,
  args: {
    label: 'Сортировка',
    name: 'orderBy',
    options: [
      { value: '1', label: 'Сначала подходящие' },
      { value: '2', label: 'Сначала дешёвые' },
      { value: '3', label: 'Сначала быстрые' },
      { value: '4', label: 'По надёжности склада', isDisabled: true },
    ],
  },
  decorators: [formWidth],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Сортировка');
    await userEvent.selectOptions(select, '3');
    await expect(select).toHaveDisplayValue('Сначала быстрые');
  },
};

export const NothingChosen: Story = { args: { placeholder: 'Выберите порядок', defaultValue: '', required: true } };

export const WithError: Story = { args: { ...NothingChosen.args, error: 'Выберите порядок из списка' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = {
  args: { label: 'الترتيب', options: [{ value: '2', label: 'الأرخص أولاً' }] },
  decorators: [rightToLeft],
};
