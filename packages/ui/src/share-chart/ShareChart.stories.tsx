import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Money } from '../money/Money.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { ShareChart } from './ShareChart.tsx';

const meta = {
  title: 'Data/ShareChart',
  component: ShareChart,
  args: {
    label: 'Продажи по разделам',
    description: 'Июнь 2026',
    items: [
      { label: 'Фильтры', value: 212_400 },
      { label: 'Тормозная система', value: 158_900 },
      { label: 'Подвеска и рулевое управление', value: 96_300 },
      { label: 'Масла и жидкости', value: 61_200 },
      { label: 'Остальное', value: 41_500 },
    ],
    total: <Money amount={57_030_000} currency="RUB" locale="ru" style={{ fontWeight: 600 }} />,
    locale: 'ru',
    format: { style: 'currency', currency: 'RUB', maximumFractionDigits: 0, currencyDisplay: 'narrowSymbol' },
    texts: { table: 'Показать таблицей', empty: 'Данных пока нет', category: 'Раздел', value: 'Продажи' },
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
    label: 'Доставлено в срок',
    description: undefined,
    items: [
      { label: 'В срок', value: 1284 },
      { label: 'С опозданием', value: 61 },
    ],
    total: '95,5 %',
    format: {},
    texts: { table: 'Показать таблицей', empty: 'Данных пока нет', category: 'Заказы', value: 'Число' },
  },
};

export const NoValues: Story = { args: { items: [{ label: 'Фильтры', value: 0 }], total: '0 ₽' } };

export const LongText: Story = {
  args: {
    items: [
      { label: 'Комплекты цепи газораспределительного механизма с успокоителями', value: 1_212_400 },
      { label: 'Электрогидравлические усилители рулевого управления', value: 658_900 },
    ],
    style: { maxInlineSize: 320 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المبيعات حسب القسم',
    description: undefined,
    items: [
      { label: 'الفلاتر', value: 212 },
      { label: 'الفرامل', value: 158 },
      { label: 'أخرى', value: 61 },
    ],
    total: '431',
    locale: 'ar',
    format: {},
    texts: { table: 'عرض كجدول', empty: 'لا توجد بيانات', category: 'القسم', value: 'المبيعات' },
  },
  decorators: [rightToLeft],
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
