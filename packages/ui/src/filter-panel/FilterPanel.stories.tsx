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
  { kind: 'switch', name: 'stock', label: 'Только в наличии', aside: 212 },
  {
    kind: 'checkboxes',
    name: 'maker',
    label: 'Производитель',
    items: makers.map(([label, count]) => ({ value: label, label, aside: count })),
  },
  {
    kind: 'range',
    fromName: 'from',
    toName: 'to',
    label: 'Цена',
    min: 180,
    max: 4200,
    unit: '₽',
    describe: (from, to) => `Цена${roubles(from, 'от')}${roubles(to, 'до')}`,
  },
  {
    kind: 'radios',
    name: 'days',
    label: 'Срок',
    items: [
      { value: '', label: 'Любой' },
      { value: '0', label: 'Сегодня', aside: 18 },
      { value: '3', label: 'До 3 дней', aside: 140 },
      { value: '7', label: 'До недели', aside: 309 },
    ],
  },
  {
    kind: 'checkboxes',
    name: 'thread',
    label: 'Резьба',
    isCollapsed: true,
    items: [
      { value: '34', label: '3/4-16 UNF', aside: 88 },
      { value: '20', label: 'M 20 × 1.5', aside: 61 },
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
    items: groups,
    selected: { maker: ['BOSCH', 'LEMFÖRDER'], to: ['1500'] },
    kept: { sort: 'price' },
    texts,
    locale: 'ru',
    onSelectedChange: fn() as FilterPanelProps['onSelectedChange'],
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
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({
      maker: ['BOSCH', 'LEMFÖRDER', 'MAHLE'],
      to: ['1500'],
    });
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'от' }), '500');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(/Цена от 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Сегодня/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /До 3 дней/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ stock: ['1'], days: ['3'] }),
    );
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
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({});
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
  args: { onSelectedChange: undefined },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form');
    await userEvent.click(within(form).getByRole('checkbox', { name: /HENGST/ }));
    const sent = new FormData(form as HTMLFormElement);
    await expect(sent.getAll('maker')).toEqual(['BOSCH', 'HENGST', 'LEMFÖRDER']);
    await expect(sent.get('sort')).toBe('price');
    await expect(within(form).getByRole('button', { name: 'Показать 128' })).toBeVisible();
  },
};

export const NothingChosen: Story = { args: { selected: {} } };

export const LongText: Story = {
  args: {
    selected: { use: ['long'] },
    items: [
      {
        kind: 'checkboxes',
        name: 'use',
        label: 'Применение в двигателях с системой рециркуляции отработавших газов',
        items: [
          {
            value: 'long',
            label: 'Двигатели 1.4 TSI (CAXA, CAXC, CMSB), 1.6 FSI (BLF, BLP), 1.8 TSI (BZB, CDAA)',
            aside: 12_480,
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
    selected: { maker: ['BOSCH'] },
    items: [
      { kind: 'switch', name: 'stock', label: 'المتوفر فقط', aside: 212 },
      {
        kind: 'checkboxes',
        name: 'maker',
        label: 'الشركة المصنعة',
        items: makers.map(([label, count]) => ({ value: label, label, aside: count })),
      },
      {
        kind: 'range',
        fromName: 'from',
        toName: 'to',
        label: 'السعر',
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
