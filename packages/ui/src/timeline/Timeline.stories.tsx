import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Доставка заказа 10-42',
    items: [
      { id: 'paid', title: 'Оплачен', state: 'done', stateLabel: '(пройдено)', time: '12 июня, 14:05' },
      {
        id: 'collected',
        title: 'Собран на складе',
        state: 'done',
        stateLabel: '(пройдено)',
        time: '13 июня, 9:40',
        description: 'Шушары, 3 места',
      },
      {
        id: 'moving',
        title: 'Едет в Санкт-Петербург',
        state: 'current',
        time: 'с 13 июня, 18:20',
        description: 'Ночная машина, по расписанию',
      },
      { id: 'ready', title: 'Готов к выдаче', state: 'upcoming', time: '15–16 июня', description: 'Лиговский, 50' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Доставка заказа 10-42' });
    const steps = within(list).getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Оплачен (пройдено)');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const Failed: Story = {
  args: {
    items: [
      { id: 'paid', title: 'Оплачен', state: 'done', time: '12 июня' },
      {
        id: 'refused',
        title: 'Поставщик отказал',
        state: 'failed',
        stateLabel: '(не вышло)',
        time: '13 июня',
        description: 'Детали нет на складе',
      },
      { id: 'refund', title: 'Вернём 2 480 ₽', state: 'current', time: 'до 16 июня', description: 'На ту же карту' },
    ],
  },
};

export const Delivered: Story = {
  args: {
    items: [
      { id: 'paid', title: 'Оплачен', state: 'done', time: '12 июня' },
      { id: 'moving', title: 'В пути', state: 'done', time: '13 июня' },
      { id: 'handed', title: 'Выдан', state: 'done', time: '15 июня, 12:30' },
    ],
  },
};

export const Vertical: Story = { args: { direction: 'vertical' } };

export const OnlyTitles: Story = {
  args: {
    items: [
      { id: 'new', title: 'Принят', state: 'done' },
      { id: 'work', title: 'В работе', state: 'current' },
      { id: 'ready', title: 'Готов', state: 'upcoming' },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'customs',
        title: 'Проходит таможенное оформление в пункте пропуска Торфяновка',
        state: 'current',
        time: 'с 3 июня, обычно от 2 до 9 рабочих дней',
        description: 'Документы приняты. Если таможня попросит досмотр, напишем вам и сдвинем обещанный день.',
      },
      { id: 'moving', title: 'Санкт-Петербург, сортировочный центр Парголово', state: 'upcoming', time: '12–19 июня' },
      { id: 'ready', title: 'Готов', state: 'upcoming' },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { style: { maxInlineSize: 358 } } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'تسليم الطلب',
    items: [
      { id: 'paid', title: 'تم الدفع', state: 'done', time: '12 يونيو' },
      { id: 'moving', title: 'في الطريق', state: 'current', time: '13 يونيو', description: 'مع شاحنة الليل' },
      { id: 'ready', title: 'جاهز للاستلام', state: 'upcoming', time: '15 يونيو' },
    ],
  },
  decorators: [rightToLeft],
};
