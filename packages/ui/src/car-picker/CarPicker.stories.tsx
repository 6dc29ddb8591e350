import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { CarPicker, type CarPickerProps } from './CarPicker.tsx';
import { brands, engines, models, series, steps, stepsAfter, texts } from './story-cars.tsx';

const meta = {
  title: 'Domain/CarPicker',
  component: CarPicker,
  argTypes: { list: { control: false }, children: { control: false } },
  args: {
    label: 'Выбор машины',
    steps,
    currentStep: 'brand',
    list: { state: 'ready', options: brands, isLettered: true },
    texts,
    onChoose: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof CarPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const lists = [brands, series, models, engines];

/** A picker whose parent moves it from step to step. */
function Working({ onChoose, onEdit, ...props }: CarPickerProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [editing, setEditing] = useState<number>();
  const current = editing ?? chosen.length;
  return (
    <CarPicker
      {...props}
      steps={steps.map((step, index) => {
        const label = chosen[index];
        return label === undefined ? step : { ...step, chosen: { label } };
      })}
      currentStep={steps[current]?.id}
      list={{ state: 'ready', options: lists[current] ?? [], isLettered: current === 0 }}
      onChoose={(option, event) => {
        event.preventDefault();
        onChoose?.(option, event);
        setChosen([...chosen.slice(0, current), option.label]);
        setEditing(undefined);
      }}
      onEdit={(step, event) => {
        onEdit?.(step, event);
        setEditing(steps.findIndex(({ id }) => id === step));
      }}
    >
      <div style={{ padding: 'var(--ps-space-5)' }}>
        <ButtonLink variant="primary" href="#parts">
          Показать запчасти
        </ButtonLink>
      </div>
    </CarPicker>
  );
}

export const Brands: Story = {};

/** By keyboard: typing finds the brand, Enter chooses the only match, arrows move through the rest. */
export const ByKeyboard: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const type = async (name: string, keys: string) => {
      const field = canvas.getByRole('searchbox', { name });
      field.focus();
      await userEvent.keyboard(keys);
    };
    await type('Найти марку', 'шко');
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено: 1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Марка Škoda/ })).toBeVisible();
    await type('Найти серию', '{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: /Серия Octavia/ })).toBeVisible();
    await type('Найти модель', '{ArrowDown}{End}{Home}{Enter}');
    await type('Найти двигатель', 'czda{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('link', { name: 'Показать запчасти' })).toBeVisible();
  },
};

/** By mouse: a letter, a brand, then back to choose another. */
export const ByMouse: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'V' }));
    await expect(canvas.getByRole('list', { name: 'V' }).querySelector('a')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Volvo' }));
    await userEvent.click(canvas.getByRole('button', { name: /Марка Volvo/ }));
    await expect(args.onEdit).toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox', { name: 'Найти марку' })).toBeVisible();
  },
};

export const Series: Story = {
  args: { steps: stepsAfter(1), currentStep: 'series', list: { state: 'ready', options: series } },
};

export const Models: Story = {
  args: { steps: stepsAfter(2), currentStep: 'model', list: { state: 'ready', options: models } },
};

export const Engines: Story = {
  args: { steps: stepsAfter(3), currentStep: 'engine', list: { state: 'ready', options: engines } },
};

export const AllChosen: Story = {
  args: {
    steps: stepsAfter(4),
    currentStep: undefined,
    list: undefined,
    children: (
      <div style={{ padding: 'var(--ps-space-5)' }}>
        <ButtonLink variant="primary" href="#parts">
          Показать запчасти
        </ButtonLink>
      </div>
    ),
  },
};

export const Loading: Story = {
  args: { steps: stepsAfter(1), currentStep: 'series', list: { state: 'loading' } },
};

export const Failed: Story = {
  args: {
    steps: stepsAfter(2),
    currentStep: 'model',
    list: { state: 'error', message: 'Список моделей не загрузился', action: <Button size="small">Повторить</Button> },
  },
};

export const Empty: Story = {
  args: { steps: stepsAfter(3), currentStep: 'engine', list: { state: 'ready', options: [] } },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'вартбург');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ничего не нашлось/);
  },
};

export const LongText: Story = {
  args: {
    steps: stepsAfter(1).map((step) => ({ ...step, chosen: step.chosen && { label: 'Mercedes-Benz Nutzfahrzeuge' } })),
    currentStep: 'series',
    list: {
      state: 'ready',
      options: [
        { value: '1', label: 'Transporter / Multivan / Caravelle T5 (7H, 7J)', detail: '2003–2015' },
        { value: '2', label: 'Электрогрузовик с удлинённой базой и высокой крышей', detail: '2003–2015 · 103 кВт' },
      ],
    },
    style: { maxInlineSize: 360 },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { steps: stepsAfter(0) }, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'اختيار السيارة',
    steps: [
      { id: 'brand', label: 'الماركة', searchLabel: 'ابحث عن ماركة', chosen: { label: 'Toyota' } },
      { id: 'series', label: 'السلسلة', searchLabel: 'ابحث عن سلسلة' },
      { id: 'model', label: 'الطراز', searchLabel: 'ابحث عن طراز' },
      { id: 'engine', label: 'المحرك', searchLabel: 'ابحث عن محرك' },
    ],
    currentStep: 'series',
    list: {
      state: 'ready',
      options: [
        { value: '1', label: 'Camry', detail: '1982–2026', isPopular: true },
        { value: '2', label: 'Corolla', detail: '1966–2026', isPopular: true },
        { value: '3', label: 'Land Cruiser', detail: '1951–2026' },
      ],
    },
    texts: { ...texts, edit: 'تغيير', popular: 'الأكثر طلبًا' },
  },
  decorators: [rightToLeft],
};
