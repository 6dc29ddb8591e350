import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { SearchForm } from './SearchForm.tsx';

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
