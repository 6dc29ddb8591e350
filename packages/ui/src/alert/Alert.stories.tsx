import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'info', title: 'Цены обновились', children: 'Проверьте сумму, прежде чем оформлять заказ.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Positive: Story = {
  args: { tone: 'positive', title: 'Заказ принят', children: 'Мы написали вам на почту.' },
};

export const Attention: Story = {
  args: { tone: 'attention', title: undefined, children: 'На складе осталось 2 штуки: количество уменьшено.' },
};

export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Корзина не сохранилась',
    children: 'Связь прервалась. Мы вернули прежнее количество.',
    actions: <Button size="small">Повторить</Button>,
  },
};

export const OnlyTitle: Story = { args: { children: undefined } };

export const LongText: Story = {
  args: {
    tone: 'attention',
    title: 'Поставщик сообщил, что деталь 06A115561B снята с производства и заменена на 06A115561E',
    children:
      'Новая деталь подходит ко всем двигателям, к которым подходила прежняя, но продаётся только вместе с уплотнительным кольцом; цена и срок указаны для набора.',
    actions: <Button size="small">Показать замену</Button>,
    style: { maxInlineSize: 390 },
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Critical, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { tone: 'positive', title: 'تم قبول الطلب', children: 'أرسلنا لك رسالة بالبريد الإلكتروني.' },
  decorators: [rightToLeft],
};
