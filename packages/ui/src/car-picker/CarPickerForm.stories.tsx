import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { CarPickerForm, type CarPickerFormProps } from './CarPickerForm.tsx';
import { brands, engines, models, series } from './story-cars.tsx';

const meta = {
  title: 'Domain/CarPickerForm',
  component: CarPickerForm,
  argTypes: { items: { control: false } },
  args: {
    label: 'Выбор машины',
    action: '/garage/add-car',
    submitLabel: 'Показать',
    items: [
      { name: 'brand', label: 'Марка', items: brands },
      { name: 'series', label: 'Серия' },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ],
    onValueChange: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof CarPickerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = [brands, series, models, engines];

/** Each choice enables the next field. */
function Working({ onValueChange, items: fields, ...props }: CarPickerFormProps) {
  const [values, setValues] = useState<string[]>([]);
  return (
    <CarPickerForm
      {...props}
      items={fields.map((field, index) => ({
        ...field,
        value: values[index],
        items: index <= values.length ? lists[index] : [],
      }))}
      onValueChange={(value, name) => {
        onValueChange?.(value, name);
        const index = fields.findIndex((field) => field.name === name);
        setValues(value === '' ? values.slice(0, index) : [...values.slice(0, index), value]);
      }}
    />
  );
}

export const NothingChosen: Story = {};

export const StepByStep: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Серия' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Марка' }), 'Škoda');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Серия' }), 'Octavia');
    await expect(canvas.getByRole('combobox', { name: 'Модель' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: {
    items: [
      { name: 'brand', label: 'Марка', items: brands, value: 'Škoda' },
      { name: 'series', label: 'Серия', isPending: true },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ],
  },
};

export const Failed: Story = {
  args: {
    items: [
      { name: 'brand', label: 'Марка', items: brands, value: 'Škoda' },
      { name: 'series', label: 'Серия', error: 'Список не загрузился' },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ],
  },
};

export const AllChosen: Story = {
  args: {
    items: [
      { name: 'brand', label: 'Марка', items: brands, value: 'Škoda' },
      { name: 'series', label: 'Серия', items: series, value: 'Octavia' },
      { name: 'model', label: 'Модель', items: models, value: 'a7' },
      { name: 'engine', label: 'Двигатель', items: engines, value: 'chpa' },
    ],
  },
};

export const Phone: Story = { ...AllChosen, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...AllChosen, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'اختيار السيارة',
    submitLabel: 'عرض',
    items: [
      { name: 'brand', label: 'الماركة', items: brands, value: 'Toyota' },
      { name: 'series', label: 'السلسلة' },
      { name: 'model', label: 'الطراز' },
      { name: 'engine', label: 'المحرك' },
    ],
  },
  decorators: [rightToLeft],
};
