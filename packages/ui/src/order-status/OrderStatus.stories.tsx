import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft, row } from '../testing/story-decorators.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { OrderStatusCode } from './status-looks.ts';

const meta = {
  title: 'Domain/OrderStatus',
  component: OrderStatus,
  args: { status: 'in-transit', label: 'В пути' },
} satisfies Meta<typeof OrderStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const russian: Record<OrderStatusCode, string> = {
  draft: 'Черновик',
  new: 'Новый',
  'awaiting-payment': 'Ждёт оплаты',
  paid: 'Оплачен',
  ordered: 'Заказан у поставщика',
  'in-transit': 'В пути',
  arrived: 'На складе',
  ready: 'Готов к выдаче',
  issued: 'Выдан',
  'cancel-requested': 'Просьба об отмене',
  cancelled: 'Отменён',
  'return-requested': 'Просьба о возврате',
  returned: 'Возвращён',
  refused: 'Отказ поставщика',
};

const arabic: Partial<Record<OrderStatusCode, string>> = {
  new: 'جديد',
  'awaiting-payment': 'بانتظار الدفع',
  'in-transit': 'في الطريق',
  ready: 'جاهز للاستلام',
  'return-requested': 'طلب إرجاع',
  refused: 'رفض المورّد',
};

const Badges = ({ labels }: { labels: Partial<Record<OrderStatusCode, string>> }) => (
  <div style={row}>
    {Object.entries(labels).map(([status, label]) => (
      <OrderStatus key={status} status={status as OrderStatusCode} label={label} />
    ))}
  </div>
);

export const InTransit: Story = {};

export const AllStatuses: Story = { render: () => <Badges labels={russian} /> };

export const LongText: Story = {
  args: {
    status: 'awaiting-payment',
    label: 'Ждёт оплаты до 18 июня, потом отменится сам',
    style: { maxInlineSize: 180 },
  },
};

export const Dark: Story = { render: () => <Badges labels={russian} />, globals: { theme: 'dark' } };

export const RightToLeft: Story = { render: () => <Badges labels={arabic} />, decorators: [rightToLeft] };
