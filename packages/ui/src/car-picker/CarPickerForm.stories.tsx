import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { CarPickerForm, type CarPickerFormProps } from './CarPickerForm.tsx';
import { brands, engines, models, series } from './story-cars.tsx';

const meta = {
  title: 'Domain/CarPickerForm',
  component: CarPickerForm,
  argTypes: { fields: { control: false } },
  args: {
    label: 'Выбор машины',
    action: '/garage/add-car',
    submitLabel: 'Показать',
    fields: [
      { name: 'brand', label: 'Марка', options: brands },
      { name: 'series', label: 'Серия' },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ],
    onChange: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof CarPickerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = [brands, series, models, engines];

/** Each choice enables the next field. */
function Working({ onChange, fields, ...props }: CarPickerFormProps) {
  const [values, setValues] = useState<string[]>([]);
  return (
    <CarPickerForm
      {...props}
      fields={fields.map((field, index) => ({
        ...field,
        value: values[index],
        options: index <= values.length ? lists[index] : [],
      }))}
      onChange={(name, value) => {
        onChange?.(name, value);
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
    fields: [
      { name: 'brand', label: 'Марка', options: brands, value: 'Škoda' },
      { name: 'series', label: 'Серия', isLoading: true },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ],
  },
};

export const Failed: Story = {
  args: {
    fields: [
      { name: 'brand', label: 'Марка', options: brands, value: 'Škoda' },
      { name: 'series', label: 'Серия', error: 'Список не загрузился' },
      { name: 'model', label: 'Модель' },
      { name: 'engine', label: 'Двигатель' },
    ],
  },
};

export const AllChosen: Story = {
  args: {
    fields: [
      { name: 'brand', label: 'Марка', options: brands, value: 'Škoda' },
      { name: 'series', label: 'Серия', options: series, value: 'Octavia' },
      { name: 'model', label: 'Модель', options: models, value: 'a7' },
      { name: 'engine', label: 'Двигатель', options: engines, value: 'chpa' },
    ],
  },
};

export const Phone: Story = { ...AllChosen, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...AllChosen, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'اختيار السيارة',
    submitLabel: 'عرض',
    fields: [
      { name: 'brand', label: 'الماركة', options: brands, value: 'Toyota' },
      { name: 'series', label: 'السلسلة' },
      { name: 'model', label: 'الطراز' },
      { name: 'engine', label: 'المحرك' },
    ],
  },
  decorators: [rightToLeft],
};
