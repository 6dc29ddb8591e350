import type { Meta, StoryObj } from '@storybook/react-vite';
import { column, rightToLeft } from '../testing/story-decorators.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { amount: 123_450, currency: 'RUB', locale: 'ru' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roubles: Story = {};

export const WholeRoubles: Story = { args: { amount: 123_400 } };

export const Languages: Story = {
  render: (args) => (
    <div style={column}>
      <Money {...args} />
      <Money {...args} locale="en" currency="EUR" />
      <Money {...args} locale="de" currency="EUR" />
      <Money {...args} locale="en" currency="JPY" />
      <Money {...args} locale="ar" />
    </div>
  ),
};

/** Tabular digits, always with two decimals, so that amounts align. */
export const Column: Story = {
  render: (args) => (
    <div style={{ display: 'inline-grid', justifyItems: 'end' }}>
      {[123_450, 98_700, 1_111_100, 200].map((amount) => (
        <Money key={amount} {...args} amount={amount} fraction="always" />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { args: { locale: 'ar' }, decorators: [rightToLeft] };
