import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatMoney } from '../money/format-money.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import type { FilterGroup } from './filter-model.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const roubles = (amount: number | undefined, word: string) =>
  amount === undefined ? '' : ` ${word} ${formatMoney({ amount: amount * 100, currency: 'RUB', locale: 'ru' })}`;

const makers = [
  ['MANN-FILTER', 128],
  ['BOSCH', 96],
  ['MAHLE', 74],
  ['HENGST', 51],
  ['FILTRON', 40],
  ['KNECHT', 33],
  ['SAKURA', 19],
  ['CHAMPION', 12],
  ['LEMFÖRDER', 4],
  ['UFI', 0],
] as const;

const groups: FilterGroup[] = [
  { kind: 'switch', name: 'stock', title: 'Только в наличии', count: 212 },
  {
    kind: 'checkboxes',
    name: 'maker',
    title: 'Производитель',
    options: makers.map(([label, count]) => ({ value: label, label, count })),
  },
  {
    kind: 'range',
    fromName: 'from',
    toName: 'to',
    title: 'Цена',
    min: 180,
    max: 4200,
    unit: '₽',
    describe: (from, to) => `Цена${roubles(from, 'от')}${roubles(to, 'до')}`,
  },
  {
    kind: 'radios',
    name: 'days',
    title: 'Срок',
    options: [
      { value: '', label: 'Любой' },
      { value: '0', label: 'Сегодня', count: 18 },
      { value: '3', label: 'До 3 дней', count: 140 },
      { value: '7', label: 'До недели', count: 309 },
    ],
  },
  {
    kind: 'checkboxes',
    name: 'thread',
    title: 'Резьба',
    isCollapsed: true,
    options: [
      { value: '34', label: '3/4-16 UNF', count: 88 },
      { value: '20', label: 'M 20 × 1.5', count: 61 },
    ],
  },
];

const texts = {
  open: 'Фильтры',
  close: 'Закрыть',
  apply: 'Показать 128',
  active: 'Выбранные фильтры',
  remove: (filter: string) => `Убрать: ${filter}`,
  removeAll: 'Сбросить всё',
  more: (count: number) => `Ещё ${count}`,
  less: 'Свернуть',
  search: 'Найти в списке',
  found: (count: number) => (count === 0 ? 'Ничего не нашлось' : `Найдено: ${count}`),
  from: 'от',
  to: 'до',
};

const meta = {
  title: 'Data/FilterPanel',
  component: FilterPanel,
  args: {
    label: 'Фильтры масляных фильтров',
    action: '/filters',
    groups,
    selection: { maker: ['BOSCH', 'LEMFÖRDER'], to: ['1500'] },
    kept: { sort: 'price' },
    texts,
    locale: 'ru',
    onChange: fn() as FilterPanelProps['onChange'],
    style: { maxInlineSize: '18rem' },
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A checkbox applies at once; a number applies when its field loses the focus. */
export const AtOnce: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /MAHLE/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ maker: ['BOSCH', 'LEMFÖRDER', 'MAHLE'], to: ['1500'] });
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'от' }), '500');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(/Цена от 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Сегодня/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /До 3 дней/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ stock: ['1'], days: ['3'] }));
  },
};

/** A chip removes one filter, the link beside them removes all; the focus stays with the chips. */
export const TakenOut: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Убрать: BOSCH' });
    await expect(link).toHaveAttribute('href', '/filters?sort=price&maker=LEMF%C3%96RDER&to=1500');
    await userEvent.click(link);
    await expect(canvas.getByRole('checkbox', { name: /BOSCH/ })).not.toBeChecked();
    await expect(canvas.getByRole('list', { name: 'Выбранные фильтры' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить всё' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('spinbutton', { name: 'до' })).toHaveValue(null);
  },
};

/** Chosen options stay visible; the others are behind "more" or found by search. */
export const LongGroup: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /LEMFÖRDER/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Ещё 3'));
    await expect(canvas.getByRole('checkbox', { name: /SAKURA/ })).toBeVisible();
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'filt{Enter}');
    await expect(canvas.getAllByRole('checkbox', { name: /FILT/ })).toHaveLength(2);
    await expect(canvas.queryByRole('checkbox', { name: /BOSCH/ })).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'Жигули');
    await expect(canvas.getByText('Ничего не нашлось')).toBeVisible();
  },
};

/** Without `onChange` it is a plain form with a submit button. */
export const AsAForm: Story = {
  args: { onChange: undefined },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form');
    await userEvent.click(within(form).getByRole('checkbox', { name: /HENGST/ }));
    const sent = new FormData(form as HTMLFormElement);
    await expect(sent.getAll('maker')).toEqual(['BOSCH', 'HENGST', 'LEMFÖRDER']);
    await expect(sent.get('sort')).toBe('price');
    await expect(within(form).getByRole('button', { name: 'Показать 128' })).toBeVisible();
  },
};

export const NothingChosen: Story = { args: { selection: {} } };

export const LongText: Story = {
  args: {
    selection: { use: ['long'] },
    groups: [
      {
        kind: 'checkboxes',
        name: 'use',
        title: 'Применение в двигателях с системой рециркуляции отработавших газов',
        options: [
          {
            value: 'long',
            label: 'Двигатели 1.4 TSI (CAXA, CAXC, CMSB), 1.6 FSI (BLF, BLP), 1.8 TSI (BZB, CDAA)',
            count: 12_480,
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'التصفية',
    locale: 'ar',
    selection: { maker: ['BOSCH'] },
    groups: [
      { kind: 'switch', name: 'stock', title: 'المتوفر فقط', count: 212 },
      {
        kind: 'checkboxes',
        name: 'maker',
        title: 'الشركة المصنعة',
        options: makers.map(([label, count]) => ({ value: label, label, count })),
      },
      {
        kind: 'range',
        fromName: 'from',
        toName: 'to',
        title: 'السعر',
        min: 180,
        max: 4200,
        unit: '₽',
        describe: (from, to) => `السعر ${from ?? ''}–${to ?? ''}`,
      },
    ],
    texts: {
      ...texts,
      open: 'التصفية',
      removeAll: 'مسح الكل',
      active: 'المرشحات المختارة',
      remove: (filter) => `إزالة: ${filter}`,
      more: (count) => `${count} أخرى`,
      search: 'ابحث في القائمة',
      from: 'من',
      to: 'إلى',
    },
  },
  decorators: [rightToLeft],
};

/** On a phone: a sheet over the page; its button shows the number of active filters. */
export const Phone: Story = {
  args: { style: {} },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
