import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { OrderProgress, type OrderProgressStep } from './OrderProgress.tsx';

const steps: OrderProgressStep[] = [
  { status: 'new', label: 'Принят', description: '12 июня, 14:20' },
  { status: 'paid', label: 'Оплачен', description: '12 июня, 14:31' },
  { status: 'ordered', label: 'Заказан у поставщика', description: '13 июня' },
  { status: 'in-transit', label: 'В пути', description: 'Из Екатеринбурга' },
  { status: 'ready', label: 'Готов к выдаче', description: '19–22 июня, Лиговский, 50' },
  { status: 'issued', label: 'Выдан' },
];

const meta = {
  title: 'Domain/OrderProgress',
  component: OrderProgress,
  args: { label: 'Ход заказа 104-021', items: steps, status: 'in-transit', doneLabel: 'пройдено' },
} satisfies Meta<typeof OrderProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTransit: Story = {};

export const JustAccepted: Story = { args: { status: 'new' } };

export const Ready: Story = { args: { status: 'ready' } };

export const Finished: Story = { args: { status: 'issued' } };

export const WaitsForPayment: Story = {
  args: {
    status: 'awaiting-payment',
    items: [
      { status: 'new', label: 'Принят', description: '12 июня, 14:20' },
      { status: 'awaiting-payment', label: 'Ждёт оплаты', description: 'До 18 июня' },
      ...steps.slice(2),
    ],
  },
};

/** A cancelled order ends with the step that ended it. */
export const Refused: Story = {
  args: {
    status: 'refused',
    items: [
      ...steps.slice(0, 3),
      {
        status: 'refused',
        label: 'Отказ поставщика',
        description: 'Деталь снята с производства; деньги вернём до 20 июня',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'سير الطلب',
    doneLabel: 'تم',
    items: [
      { status: 'new', label: 'مقبول', description: '12 يونيو' },
      { status: 'paid', label: 'مدفوع', description: '12 يونيو' },
      { status: 'in-transit', label: 'في الطريق', description: 'من دبي' },
      { status: 'ready', label: 'جاهز للاستلام', description: '19–22 يونيو' },
    ],
  },
  decorators: [rightToLeft],
};
