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
    items: steps,
    current: 'brand',
    list: { status: 'ready', items: brands, isLettered: true },
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
      items={steps.map((step, index) => {
        const label = chosen[index];
        return label === undefined ? step : { ...step, value: { label } };
      })}
      current={steps[current]?.id}
      list={{ status: 'ready', items: lists[current] ?? [], isLettered: current === 0 }}
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
  args: { items: stepsAfter(1), current: 'series', list: { status: 'ready', items: series } },
};

export const Models: Story = {
  args: { items: stepsAfter(2), current: 'model', list: { status: 'ready', items: models } },
};

export const Engines: Story = {
  args: { items: stepsAfter(3), current: 'engine', list: { status: 'ready', items: engines } },
};

export const AllChosen: Story = {
  args: {
    items: stepsAfter(4),
    current: undefined,
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
  args: { items: stepsAfter(1), current: 'series', list: { status: 'pending' } },
};

export const Failed: Story = {
  args: {
    items: stepsAfter(2),
    current: 'model',
    list: {
      status: 'failed',
      message: 'Список моделей не загрузился',
      actions: <Button size="small">Повторить</Button>,
    },
  },
};

export const Empty: Story = {
  args: { items: stepsAfter(3), current: 'engine', list: { status: 'ready', items: [] } },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'вартбург');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ничего не нашлось/);
  },
};

/** The search finds options of deeper steps too: models among brands. */
export const FoundDeeper: Story = {
  args: {
    list: {
      status: 'ready',
      items: brands,
      isLettered: true,
      onSearch: fn(),
      deeper: {
        heading: 'Модели',
        items: [
          { value: 'model-1', label: 'Škoda Kodiaq I', description: '2016–2023' },
          { value: 'model-2', label: 'Kia Koup II', description: '2013–2018' },
        ],
      },
    },
  },
  async play({ canvas, args }) {
    const list = args.list?.status === 'ready' ? args.list : undefined;
    await userEvent.type(canvas.getByRole('searchbox'), 'ko');
    await expect(list?.onSearch).toHaveBeenLastCalledWith('ko');
    const deeper = within(canvas.getByRole('list', { name: 'Модели' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(deeper.getByRole('button', { name: /Kodiaq/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(list?.deeper?.items[0], expect.anything());
  },
};

export const LongText: Story = {
  args: {
    items: stepsAfter(1).map((step) => ({ ...step, value: step.value && { label: 'Mercedes-Benz Nutzfahrzeuge' } })),
    current: 'series',
    list: {
      status: 'ready',
      items: [
        { value: '1', label: 'Transporter / Multivan / Caravelle T5 (7H, 7J)', description: '2003–2015' },
        {
          value: '2',
          label: 'Электрогрузовик с удлинённой базой и высокой крышей',
          description: '2003–2015 · 103 кВт',
        },
      ],
    },
    style: { maxInlineSize: 360 },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { items: stepsAfter(0) }, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'اختيار السيارة',
    items: [
      { id: 'brand', label: 'الماركة', searchLabel: 'ابحث عن ماركة', value: { label: 'Toyota' } },
      { id: 'series', label: 'السلسلة', searchLabel: 'ابحث عن سلسلة' },
      { id: 'model', label: 'الطراز', searchLabel: 'ابحث عن طراز' },
      { id: 'engine', label: 'المحرك', searchLabel: 'ابحث عن محرك' },
    ],
    current: 'series',
    list: {
      status: 'ready',
      items: [
        { value: '1', label: 'Camry', description: '1982–2026', isPopular: true },
        { value: '2', label: 'Corolla', description: '1966–2026', isPopular: true },
        { value: '3', label: 'Land Cruiser', description: '1951–2026' },
      ],
    },
    texts: { ...texts, edit: 'تغيير', popular: 'الأكثر طلبًا' },
  },
  decorators: [rightToLeft],
};
