import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/Money.tsx';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const roubles = (amount: number) => <Money amount={amount} currency="RUB" locale="ru" />;

const meta = {
  title: 'Domain/OrderTotals',
  component: OrderTotals,
  decorators: [formWidth],
  args: {
    items: [
      { term: 'Товары', value: '3 шт.' },
      { term: 'Будет готов', value: '3–5 дн.' },
      { term: 'Самовывоз', value: 'бесплатно' },
    ],
    total: { term: 'Итого', value: roubles(247_850) },
  },
} satisfies Meta<typeof OrderTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basket: Story = {};

export const TotalAlone: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Доставка до пункта выдачи в Нижнем Новгороде, ул. Большая Покровская',
        value: roubles(123_456_789),
      },
    ],
    total: { term: 'Итого с учётом скидки оптового покупателя', value: roubles(1_234_567_890) },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    items: [{ term: 'المنتجات', value: '3 قطع' }],
    total: { term: 'المجموع', value: <Money amount={247_850} currency="EUR" locale="ar" /> },
  },
  decorators: [rightToLeft],
};
