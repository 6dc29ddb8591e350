import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { SelectField } from './SelectField.tsx';

const REGIONS = [
  { value: '77', label: 'Москва' },
  { value: '52', label: 'Нижегородская область' },
  { value: '86', label: 'Ханты-Мансийский автономный округ — Югра' },
];

const meta = {
  title: 'Controls/SelectField',
  component: SelectField,
  args: {
    label: 'Сортировка',
    name: 'orderBy',
    onChange: fn(),
    items: [
      { value: '1', label: 'Сначала подходящие' },
      { value: '2', label: 'Сначала дешёвые' },
      { value: '3', label: 'Сначала быстрые' },
      { value: '4', label: 'По надёжности склада', disabled: true },
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

export const WithHint: Story = { args: { hint: 'Порядок запомним до следующего визита' } };

/** Tab focuses it; the parent is notified of the choice. */
export const ByKeyboard: Story = {
  args: { label: 'Регион', name: 'region', items: REGIONS },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Регион');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '52');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('52');
  },
};

export const LongText: Story = {
  args: {
    label: 'Регион, в котором заказ получит тот, кто за ним придёт',
    items: REGIONS,
    defaultValue: '86',
    hint: 'От региона зависят срок и цена доставки, а иногда и то, какие способы есть вообще.',
    style: { maxInlineSize: 240 },
  },
};

export const RightToLeft: Story = {
  args: { label: 'الترتيب', items: [{ value: '2', label: 'الأرخص أولاً' }] },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
