import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchSuggestions } from '../search-field/SearchSuggestions.tsx';
import { found } from '../search-field/testing/part-suggestions.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

const meta = {
  title: 'Navigation/SearchForm',
  component: SearchForm,
  args: {
    action: '/search',
    name: 'text',
    label: 'Поиск по номеру или названию',
    placeholder: 'Номер детали',
    submitLabel: 'Найти',
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheHeader: Story = {
  args: { style: { inlineSize: 'var(--ps-header-control)' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск по номеру или названию' }), 'W 712/75{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Large: Story = { args: { size: 'large', style: { maxInlineSize: 640 } } };

/** The text starts at its edge in a centred frame too. */
export const InACentredFrame: Story = {
  parameters: { visual: false },
  decorators: [(Story) => <div style={{ textAlign: 'center' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('searchbox')).textAlign).not.toMatch(/center/);
  },
};

export const Filled: Story = { args: { defaultValue: 'W 712/75' } };

export const RightToLeft: Story = {
  args: { size: 'large', placeholder: 'رقم القطعة', submitLabel: 'بحث', label: 'البحث', style: { maxInlineSize: 640 } },
  decorators: [rightToLeft],
};

export const Phone: Story = { ...Large, globals: { viewport: { value: 'phone' } } };

/** The shop's placeholder fits into the field of the smallest phone, 320 px with its gutters. */
export const SmallestPhone: Story = {
  args: { size: 'large', placeholder: 'Номер детали или название', style: { inlineSize: 288 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = getComputedStyle(field, '::placeholder').font;
    await expect(context.measureText('Номер детали или название').width).toBeLessThanOrEqual(room);
  },
};

export const Dark: Story = { ...Large, globals: { theme: 'dark' } };

function FormWithSuggestions(props: SearchFormProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [query, setQuery] = useState('');
  const items = query.trim() === '' ? [] : found(query);
  return (
    <div
      style={{ minBlockSize: '20rem' }}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) setInput(target);
      }}
    >
      <SearchForm {...props} />
      {input ? (
        <SearchSuggestions
          input={input}
          label="Подсказки"
          items={items}
          onValueChange={setQuery}
          announcement={`Подсказок: ${items.flatMap((group) => group.items).length}`}
        />
      ) : null}
    </div>
  );
}

/** Suggestions join a form that is on the page already; what was typed before stays. By keyboard: a choice sends the form with its text. */
export const WithSuggestions: Story = {
  args: { style: { inlineSize: 'var(--ps-header-control)' } },
  render: (args) => <FormWithSuggestions {...args} />,
  play: async ({ args, canvasElement, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    field.value = 'w71';
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
    await expect(field).toHaveValue('w71');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox', { name: 'Подсказки' })).toBeVisible();
    await userEvent.keyboard('2{ArrowDown}{ArrowDown}');
    const active = canvas.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('W 712/94');
    await expect(field).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Home}');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('W 712/75');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvasElement.querySelector('.ps-search-popup:popover-open')).toBeNull();
  },
};

/** The suggestions are wider than the field of a header. */
export const SuggestionsOfAHeader: Story = {
  ...WithSuggestions,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'w712');
    await expect(canvas.getByRole('status')).toHaveTextContent('Подсказок: 3');
  },
};
