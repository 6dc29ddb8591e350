import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { LineChart } from './LineChart.tsx';

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    label: 'Продажи по месяцам',
    description: 'Склад «Москва, Север», с НДС',
    categories: MONTHS,
    series: [
      {
        label: '2026',
        values: [412_000, 388_500, 455_200, 510_800, 624_300, 590_100, null, null, null, null, null, null],
      },
      {
        label: '2025',
        values: [
          350_200, 361_000, 402_700, 430_900, 488_000, 512_600, 495_300, 470_100, 530_400, 601_200, 548_800, 462_500,
        ],
      },
    ],
    locale: 'ru',
    format: { style: 'currency', currency: 'RUB', maximumFractionDigits: 0, currencyDisplay: 'narrowSymbol' },
    texts: { table: 'Показать таблицей', empty: 'Данных пока нет', category: 'Месяц' },
    style: { maxInlineSize: '46rem' },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows go from month to month, Escape hides what a month says. */
export const TwoYears: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const january = canvas.getByRole('img', { name: /янв: 2026 412\s000\s₽, 2025/ });
    await expect(january).toHaveFocus();
    await expect(january.firstElementChild).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const march = canvas.getByRole('img', { name: /мар/ });
    await expect(march).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(march.firstElementChild).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /дек: 2026 —/ })).toHaveFocus();
  },
};

/** The numbers behind the picture. */
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Показать таблицей'));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const OneLine: Story = {
  args: {
    label: 'Средний срок доставки, дней',
    description: undefined,
    format: { maximumFractionDigits: 1 },
    series: [{ label: 'Срок', values: [4.2, 4.1, 3.8, 3.9, 3.4, 3.2, 3.3, 3.1, 3.6, 3.8, 4.4, 5.1] }],
  },
};

export const ManyPoints: Story = {
  args: {
    label: 'Запросы по номеру за 60 дней',
    description: undefined,
    format: {},
    categories: Array.from({ length: 60 }, (_, day) => `${(day % 30) + 1}.${day < 30 ? '05' : '06'}`),
    series: [{ label: 'Запросы', values: Array.from({ length: 60 }, (_, day) => 900 + ((day * 37) % 200) + day * 9) }],
    texts: { table: 'Показать таблицей', empty: 'Данных пока нет', category: 'День' },
  },
};

/** Six lines are told apart by colour, dash and shape. */
export const SixLines: Story = {
  args: {
    label: 'Цена W 712/75 у шести поставщиков',
    description: undefined,
    categories: MONTHS.slice(0, 6),
    series: ['Автодеталь', 'Северный склад', 'Волга', 'Урал', 'Сибирь', 'Восток'].map((label, index) => ({
      label,
      values: [0, 1, 2, 3, 4, 5].map((month) => 520 + index * 55 + ((month * (index + 3) * 17) % 60)),
    })),
  },
};

export const Empty: Story = { args: { series: [{ label: '2026', values: [] }], categories: [] } };

export const RightToLeft: Story = {
  args: {
    label: 'المبيعات حسب الشهر',
    description: undefined,
    categories: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
    series: [
      { label: 'المبيعات', values: [412, 388, 455, 510, 624, 590] },
      { label: 'المرتجعات', values: [12, 18, 25, 20, 31, 28] },
    ],
    locale: 'ar',
    format: {},
    texts: { table: 'عرض كجدول', empty: 'لا توجد بيانات', category: 'الشهر' },
  },
  decorators: [rightToLeft],
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
