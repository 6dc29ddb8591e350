import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Money } from '../money/Money.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { ShareChart } from './ShareChart.tsx';

const meta = {
  title: 'Data/ShareChart',
  component: ShareChart,
  args: {
    title: 'Продажи по разделам',
    description: 'Июнь 2026',
    parts: [
      { name: 'Фильтры', value: 212_400 },
      { name: 'Тормозная система', value: 158_900 },
      { name: 'Подвеска и рулевое управление', value: 96_300 },
      { name: 'Масла и жидкости', value: 61_200 },
      { name: 'Остальное', value: 41_500 },
    ],
    total: <Money amount={57_030_000} currency="RUB" locale="ru" style={{ fontWeight: 600 }} />,
    locale: 'ru',
    format: { style: 'currency', currency: 'RUB', maximumFractionDigits: 0, currencyDisplay: 'narrowSymbol' },
    texts: { table: 'Показать таблицей', category: 'Раздел', value: 'Продажи' },
    style: { maxInlineSize: '40rem' },
  },
} satisfies Meta<typeof ShareChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part says its value and its share; arrows go from one to the next. */
export const Sales: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Фильтры: 212\s400\s₽, 37,2/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /Тормозная/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
  },
};

export const TwoParts: Story = {
  args: {
    title: 'Доставлено в срок',
    description: undefined,
    parts: [
      { name: 'В срок', value: 1284 },
      { name: 'С опозданием', value: 61 },
    ],
    total: '95,5 %',
    format: {},
    texts: { table: 'Показать таблицей', category: 'Заказы', value: 'Число' },
  },
};

export const NoValues: Story = { args: { parts: [{ name: 'Фильтры', value: 0 }], total: '0 ₽' } };

export const LongText: Story = {
  args: {
    parts: [
      { name: 'Комплекты цепи газораспределительного механизма с успокоителями', value: 1_212_400 },
      { name: 'Электрогидравлические усилители рулевого управления', value: 658_900 },
    ],
    style: { maxInlineSize: 320 },
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'المبيعات حسب القسم',
    description: undefined,
    parts: [
      { name: 'الفلاتر', value: 212 },
      { name: 'الفرامل', value: 158 },
      { name: 'أخرى', value: 61 },
    ],
    total: '431',
    locale: 'ar',
    format: {},
    texts: { table: 'عرض كجدول', category: 'القسم', value: 'المبيعات' },
  },
  decorators: [rightToLeft],
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
