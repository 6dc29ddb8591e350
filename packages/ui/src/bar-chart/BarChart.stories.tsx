import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: 'Заказы по складам',
    description: 'Июнь 2026',
    categories: ['Москва', 'Петербург', 'Казань', 'Урал', 'Сибирь'],
    series: [{ label: 'Заказы', values: [1240, 860, 412, 508, 330] }],
    locale: 'ru',
    texts: { table: 'Показать таблицей', empty: 'Данных пока нет', category: 'Склад' },
    style: { maxInlineSize: '46rem' },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const point = canvas.getByRole('img', { name: 'Петербург: Заказы 860' });
    await expect(point).toHaveFocus();
    await expect(point.firstElementChild).toBeVisible();
  },
};

const groups = [
  { label: 'Розница', values: [840, 510, 300, 322, 214] },
  { label: 'Опт', values: [400, 350, 112, 186, 116] },
  { label: 'Возвраты', values: [42, 35, 11, 24, 8] },
];

export const Grouped: Story = { args: { series: groups } };

export const Stacked: Story = { args: { series: groups, arrangement: 'stacked' } };

/** Below zero too. */
export const Balance: Story = {
  args: {
    label: 'Изменение остатков за неделю',
    description: undefined,
    categories: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
    series: [{ label: 'Остатки', values: [120, -80, 45, -20, 60, -140, 15] }],
    format: { signDisplay: 'exceptZero' },
    texts: { table: 'Показать таблицей', empty: 'Данных пока нет', category: 'День' },
  },
};

export const LongText: Story = {
  args: {
    categories: ['Система охлаждения и отопления', 'Подвеска и рулевое управление', 'Электрооборудование'],
    series: [{ label: 'Предложения поставщиков со склада в Нижнем Новгороде', values: [12_480, 9_320, 15_700] }],
    style: { maxInlineSize: 358 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الطلبات حسب المستودع',
    description: undefined,
    categories: ['الرياض', 'جدة', 'الدمام'],
    series: [
      { label: 'التجزئة', values: [840, 510, 300] },
      { label: 'الجملة', values: [400, 350, 112] },
    ],
    locale: 'ar',
    texts: { table: 'عرض كجدول', empty: 'لا توجد بيانات', category: 'المستودع' },
  },
  decorators: [rightToLeft],
};

export const Phone: Story = { args: { series: groups }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { series: groups }, globals: { theme: 'dark' } };
