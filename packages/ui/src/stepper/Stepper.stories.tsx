import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Оформление заказа',
    items: [
      { label: 'Корзина', state: 'done', stateLabel: '(готово)', href: '#basket' },
      { label: 'Получение и оплата', state: 'current' },
      { label: 'Готово', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const Finished: Story = {
  args: {
    items: [
      { label: 'Корзина', state: 'done' },
      { label: 'Получение и оплата', state: 'done' },
      { label: 'Готово', state: 'current' },
    ],
  },
};

/** With little room, only the current step shows its name. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { style: { maxInlineSize: 358 } } };

export const LongText: Story = {
  args: {
    items: [
      { label: 'Корзина и проверка применимости', state: 'done', href: '#basket' },
      { label: 'Получение в пункте выдачи, доставка и оплата', state: 'current' },
      { label: 'Подтверждение по телефону', state: 'upcoming' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'إتمام الطلب',
    items: [
      { label: 'السلة', state: 'done', href: '#basket' },
      { label: 'الاستلام والدفع', state: 'current' },
      { label: 'تم', state: 'upcoming' },
    ],
  },
  decorators: [rightToLeft],
};
