import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { offerColumns, offerKey, type SampleOffer, sampleOffers } from './testing/offers.tsx';

const sorting = {
  defaultSort: { columnId: 'price', direction: 'ascending' },
  label: 'Порядок',
  ascendingLabel: 'по возрастанию',
  descendingLabel: 'по убыванию',
} as const;

const selection = {
  selectAllLabel: 'Выбрать все предложения',
  labelFor: ({ brand, number }: SampleOffer) => `Выбрать ${brand} ${number}`,
  countLabel: (count: number) => `Выбрано: ${count}`,
  actions: <Button size="small">Снять с продажи</Button>,
};

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleOffer>,
  args: {
    label: 'Предложения',
    columns: offerColumns,
    rows: sampleOffers(12),
    rowKey: offerKey,
    locale: 'ru',
    sorting,
  },
} satisfies Meta<DataTableProps<SampleOffer>>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyRows = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-index]'),
];

/** Where the number of chosen rows is announced. */
const counted = (canvasElement: HTMLElement) => canvasElement.querySelector('.ps-table-selection > [role="status"]');

/** A column head sorts by mouse and by Enter; screen readers get the order. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Наличие' }));
    await expect(canvas.getByRole('columnheader', { name: 'Наличие' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Наличие' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Наличие, по возрастанию');
    await userEvent.click(canvas.getByRole('button', { name: 'Номер' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Номер, по возрастанию');
    const heights = bodyRows(canvasElement).map((row) => row.offsetHeight);
    await expect(new Set(heights).size, 'a badge makes no row higher').toBe(1);
    await expect(bodyRows(canvasElement)[0]).toHaveTextContent('24.0125-0145.1');
  },
};

/** Arrow keys move between rows; a click with Shift selects a range of rows. */
export const Selection: Story = {
  args: { selection: { ...selection, defaultSelected: new Set(['offer-4']), onSelectedChange: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все предложения' });
    await expect(all).toBePartiallyChecked();
    const [first, second] = bodyRows(canvasElement).map((row) => within(row).getByRole('checkbox'));
    first?.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(second).toHaveFocus();
    await expect(counted(canvasElement)).toHaveTextContent('Выбрано: 3');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(bodyRows(canvasElement).at(-1)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(all);
    await expect(counted(canvasElement)).toHaveTextContent('Выбрано: 12');
    await userEvent.click(all);
    await expect(counted(canvasElement)).toBeEmptyDOMElement();
    const user = userEvent.setup();
    const boxes = bodyRows(canvasElement).map((row) => within(row).getByRole('checkbox'));
    await user.click(boxes[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(counted(canvasElement)).toHaveTextContent('Выбрано: 4');
  },
};

export const ColumnChoice: Story = {
  args: { columnChoice: { label: 'Колонки', defaultHidden: new Set(['warehouse']), onHiddenChange: fn() }, selection },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Колонки' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Склад' }));
    await expect(canvas.getByRole('columnheader', { name: 'Склад' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Номер' })).toBeDisabled();
    await userEvent.click(button);
    await expect(canvas.queryByRole('checkbox', { name: 'Склад' })).not.toBeInTheDocument();
  },
};

export const Compact: Story = {
  args: {
    density: 'compact',
    rows: sampleOffers(30),
    selection: { ...selection, defaultSelected: new Set(['offer-1', 'offer-2', 'offer-9']) },
    columnChoice: { label: 'Колонки' },
    maxHeight: '26rem',
  },
};

/** Ten thousand rows: only visible rows are in the document, also after the keyboard moves far away. */
export const TenThousand: Story = {
  args: { rows: sampleOffers(10_000), selection, columnChoice: { label: 'Колонки' }, density: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvasElement.querySelector('.ps-table-gap')).not.toBeNull());
    await expect(bodyRows(canvasElement).length).toBeLessThan(80);
    const first = bodyRows(canvasElement)[0] as HTMLElement;
    within(first).getByRole('checkbox').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2'));
  },
};

export const StickyFirstColumn: Story = {
  args: {
    isFirstColumnSticky: true,
    phoneLayout: 'scroll',
    selection,
    maxHeight: '24rem',
    style: { maxInlineSize: '36rem' },
  },
};

/** Each order has a URL: the heads are links, and the server sends sorted rows. */
export const SortedByLinks: Story = {
  args: {
    sorting: {
      ...sorting,
      isDoneOutside: true,
      hrefFor: ({ columnId, direction }) => `?sort=${columnId}-${direction}`,
    },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Цена' });
    await expect(link).toHaveAttribute('href', '?sort=price-descending');
  },
};

export const Loading: Story = { args: { rows: [], loading: { label: 'Загружаем предложения' }, selection } };

/** New rows are loading while the old ones stay readable. */
export const Refreshing: Story = { args: { loading: { label: 'Обновляем предложения' } } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="Предложений пока нет" actions={<Button>Загрузить прайс-лист</Button>}>
        Они появятся здесь, когда вы загрузите первый прайс-лист.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: <ErrorState title="Не удалось показать предложения" actions={<Button>Повторить</Button>} />,
  },
};

export const LongText: Story = {
  args: {
    rows: sampleOffers(4).map((offer) => ({
      ...offer,
      name: 'Комплект цепи газораспределительного механизма с успокоителями, натяжителем и звёздочками, усиленный',
      warehouse: 'Санкт-Петербург, посёлок Парголово, Выборгское шоссе, 503, корпус 3',
    })),
  },
};

const arabicColumns: DataTableProps<SampleOffer>['columns'] = [
  {
    id: 'number',
    label: 'الرقم',
    cell: ({ number }) => <PartNumber>{number}</PartNumber>,
    sortValue: ({ number }) => number,
  },
  { id: 'brand', label: 'الشركة المصنعة', cell: ({ brand }) => brand, sortValue: ({ brand }) => brand },
  { id: 'name', label: 'الاسم', cell: () => 'فلتر الزيت' },
  { id: 'stock', label: 'المتوفر', align: 'end', cell: ({ stock }) => stock ?? 0, sortValue: ({ stock }) => stock },
];

export const RightToLeft: Story = {
  args: {
    label: 'العروض',
    locale: 'ar',
    columns: arabicColumns,
    rows: sampleOffers(5),
    sorting: {
      label: 'الترتيب',
      ascendingLabel: 'تصاعدي',
      descendingLabel: 'تنازلي',
      defaultSort: { columnId: 'brand', direction: 'ascending' },
    },
    selection: { selectAllLabel: 'اختيار الكل', labelFor: ({ number }) => number, countLabel: (count) => `${count}` },
    columnChoice: { label: 'الأعمدة' },
  },
  decorators: [rightToLeft],
};

export const Phone: Story = {
  args: { rows: sampleOffers(8), selection, columnChoice: { label: 'Колонки' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(max-width: 700px)').matches) return;
    for (const row of bodyRows(canvasElement)) await expect(row.offsetHeight).toBeLessThan(100);
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: 'Порядок' }),
      'Цена, по убыванию',
    );
    await expect(within(canvasElement).getByRole('table')).toHaveAccessibleName('Предложения');
  },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneScrolling: Story = {
  args: { rows: sampleOffers(8), phoneLayout: 'scroll', isFirstColumnSticky: true },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  args: {
    rows: sampleOffers(6),
    selection: { ...selection, defaultSelected: new Set(['offer-2']) },
    columnChoice: { label: 'Колонки' },
  },
  globals: { theme: 'dark' },
};
