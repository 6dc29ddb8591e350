import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Clock } from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { found, groups } from './testing/part-suggestions.ts';

function Shop(props: SearchFieldProps) {
  const [query, setQuery] = useState('');
  const suggestions = query.trim() === '' ? [] : found(query);
  const count = suggestions.flatMap(({ items }) => items).length;
  const statusText =
    query.trim() === '' ? undefined : count > 0 ? `Подсказок: ${count}` : 'Ничего не нашлось. Проверьте номер.';
  return (
    <form action="/search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        {...props}
        items={suggestions}
        statusText={statusText}
        onValueChange={(text) => {
          setQuery(text);
          props.onValueChange?.(text);
        }}
      />
    </form>
  );
}

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  args: {
    label: 'Номер или название детали',
    name: 'text',
    items: [],
    clearLabel: 'Очистить',
    onValueChange: fn(),
    onChoose: fn(),
  },
  render: (args) => <Shop {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem', minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'W 712/75, 06A 115 561 B, колодки' } };

/** Arrow keys move between suggestions without changing the text; Enter chooses one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Номер или название детали' });
    await userEvent.type(field, 'w712');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    // In the top layer, where no dialog cuts it off; as wide as the field.
    const popup = canvasElement.querySelector<HTMLElement>('.ps-search-popup:popover-open');
    await expect(popup?.offsetWidth).toBe(canvasElement.querySelector<HTMLElement>('.ps-field-box')?.offsetWidth);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = canvas.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('W 712/94');
    await expect(field).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('W 712/94');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'n2' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The first Escape closes the list and keeps the text; Arrow Down opens the list again. */
export const EscapeAndBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'фильтр{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('фильтр');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Фильтры масляные');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
  },
};

export const ByMouse: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'щетки');
    await userEvent.click(canvas.getByRole('option', { name: /Щётки/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 's2' }));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'QWERTY');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не нашлось');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The previous suggestions stay while new ones load. */
export const Loading: Story = {
  args: { items: groups, status: 'pending', statusText: 'Ищем…', defaultValue: 'w 712' },
  render: (args) => <SearchField {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем…');
  },
};

const focus: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Failed: Story = {
  ...Loading,
  args: {
    items: [],
    status: 'failed',
    statusText: 'Подсказки не загрузились. Искать можно и без них.',
    defaultValue: 'w',
  },
  play: focus,
};

/** Recent searches, before anything is typed. */
export const Recent: Story = {
  args: {
    isLabelHidden: true,
    items: [
      {
        id: 'recent',
        label: 'Вы искали',
        items: [
          { id: 'r1', text: 'W 712/75', isCode: true, icon: <Clock /> },
          { id: 'r2', text: 'колодки передние Camry XV50', icon: <Clock /> },
        ],
      },
    ],
  },
  render: (args) => <SearchField {...args} />,
  play: focus,
};

export const LongText: Story = {
  args: {
    defaultValue: 'фильтр',
    items: [
      {
        id: 'long',
        items: [
          {
            id: 'l1',
            text: 'Фильтр воздушный салона угольный с антибактериальной пропиткой для автомобилей с двухзонным климатом',
            description:
              'MANN-FILTER, Mahle, Bosch, Filtron, Sakura, JS Asakashi, Nevsky Filter и ещё 24 производителя',
            aside: '1 248',
          },
        ],
      },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <SearchField {...args} />
    </div>
  ),
  play: focus,
};

export const WithError: Story = { args: { error: 'Введите хотя бы три знака', hint: 'Номер детали или её название' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'W 712/75' } };

export const RightToLeft: Story = {
  args: {
    label: 'رقم القطعة أو اسمها',
    clearLabel: 'مسح',
    defaultValue: 'فلتر',
    statusText: 'اقتراحان',
    items: [
      {
        id: 'numbers',
        label: 'أرقام القطع',
        items: [
          { id: 'n1', text: 'W 712/75', isCode: true, description: 'MANN-FILTER · فلتر زيت', aside: '14 عرضاً' },
          { id: 'n2', text: 'OC 264', isCode: true, description: 'Knecht · فلتر زيت', aside: '9 عروض' },
        ],
      },
    ],
  },
  render: (args) => <SearchField {...args} />,
  decorators: [rightToLeft],
  play: focus,
};

export const Dark: Story = {
  ...Recent,
  args: { ...Recent.args, items: groups, defaultValue: 'w 712' },
  globals: { theme: 'dark' },
};

export const Phone: Story = { ...Dark, globals: { viewport: { value: 'phone' } } };

/** By default a suggestion submits the form with its text. */
export const SendsItsForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('text');
        if (typeof text === 'string') args.onValueChange?.(`sent ${text}`);
      }}
    >
      <SearchField {...args} onChoose={undefined} items={groups} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sent W 712/75');
  },
};
