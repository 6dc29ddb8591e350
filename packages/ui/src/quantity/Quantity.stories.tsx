import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { Quantity } from './Quantity.tsx';

const pieces = { one: 'штука', few: 'штуки', many: 'штук', other: 'штуки' };

const meta = {
  title: 'Data/Quantity',
  component: Quantity,
  args: { value: 4, unit: pieces, locale: 'ru' },
} satisfies Meta<typeof Quantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pieces: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4 штуки')).toHaveAttribute('value', '4');
  },
};

export const PluralForms: Story = {
  render: (args) => (
    <div style={column}>
      {[0, 1, 2, 5, 21, 1250].map((value) => (
        <Quantity key={value} {...args} value={value} />
      ))}
    </div>
  ),
};

export const Measures: Story = {
  render: (args) => (
    <div style={column}>
      <Quantity {...args} value={4.5} unit="л" />
      <Quantity {...args} value={0.275} unit="кг" />
      <Quantity {...args} value={79.6666} unit="мм" maximumFractionDigits={1} />
      <Quantity {...args} value={12_500} unit={undefined} />
    </div>
  ),
};

/** Tabular digits, so that numbers align. */
export const Column: Story = {
  render: (args) => (
    <div style={{ display: 'inline-grid', justifyItems: 'end' }}>
      {[1, 18, 1111, 12_500].map((value) => (
        <Quantity key={value} {...args} value={value} unit="шт." />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { value: 1250, unit: 'комплектов на автомобиль', style: { maxInlineSize: 120 } },
};

export const RightToLeft: Story = {
  args: { value: 3, unit: { one: 'قطعة', two: 'قطعتان', few: 'قطع', other: 'قطعة' }, locale: 'ar' },
  decorators: [rightToLeft],
};
