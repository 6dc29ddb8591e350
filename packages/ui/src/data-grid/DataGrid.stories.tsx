import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { offerKey, type SampleOffer, sampleOffers } from '../data-table/testing/offers.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { formatNumber } from '../quantity/format-quantity.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { gridColumns, gridTexts } from './testing/offer-grid.tsx';
import { ServerGrid } from './testing/ServerGrid.tsx';

const selection: DataGridProps<SampleOffer>['selection'] = {
  selectAllLabel: 'Выбрать все предложения',
  labelFor: ({ brand, number }) => `Выбрать ${brand} ${number}`,
  countLabel: (count, isAll) => `${isAll ? 'Выбраны все' : 'Выбрано'}: ${formatNumber({ value: count, locale: 'ru' })}`,
  actions: <Button size="small">Снять с продажи</Button>,
};

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<SampleOffer>,
  args: {
    label: 'Предложения',
    columns: gridColumns,
    rows: sampleOffers(48),
    rowKey: offerKey,
    texts: gridTexts,
    locale: 'ru',
    maxHeight: '26rem',
    onViewChange: fn(),
  },
} satisfies Meta<DataGridProps<SampleOffer>>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyRows = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-index]'),
];

/** The texts of a column, by its place. */
const columnTexts = (canvasElement: HTMLElement, column: number) =>
  bodyRows(canvasElement).map((row) => row.cells[column]?.textContent);

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.ps-grid-name')].map(({ textContent }) => textContent);

const focusedText = () => document.activeElement?.closest('td, th')?.textContent;

const said = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');

/** Copies as Ctrl+C does where no text is selected. */
function copy(): string {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

/** Opens the menu of a column by the keyboard and chooses an entry. */
async function choose(canvasElement: HTMLElement, column: string, entry: string): Promise<void> {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: column }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await canvas.findByRole('menuitem', { name: entry }));
}

/** The first order counts most; Shift adds the next ones. */
export const SeveralSorts: Story = {
  args: { defaultView: { sort: [{ columnId: 'warehouse', direction: 'ascending' }] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const head = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(name) });
    await expect(head('Склад')).toHaveAttribute('aria-sort', 'ascending');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Наличие' }));
    await user.keyboard('{/Shift}');
    await expect(head('Наличие')).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        sort: [
          { columnId: 'warehouse', direction: 'ascending' },
          { columnId: 'stock', direction: 'descending' },
        ],
      }),
    );
    await expect(said(canvasElement)).toContain('Наличие, по убыванию');
    const stocks = columnTexts(canvasElement, 5).map((text) => Number.parseInt(text ?? '', 10));
    const warehouses = columnTexts(canvasElement, 3);
    const first = stocks.filter((_, index) => warehouses[index] === warehouses[0] && !Number.isNaN(stocks[index]));
    await expect(first.length).toBeGreaterThan(2);
    await expect(first).toEqual(first.toSorted((one, other) => other - one));
    const whole = warehouses.filter((text, index) => text !== warehouses[index - 1]);
    await expect(whole.length, 'each warehouse stands together').toBe(new Set(warehouses).size);
  },
};

/** Arrow keys move between cells; only one of them is in the tab order. */
export const Keyboard: Story = {
  args: { selection },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    const cell = bodyRows(canvasElement)[0]?.cells[1];
    cell?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toBe(bodyRows(canvasElement)[1]?.cells[2]);
    await expect(canvasElement.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toBe(bodyRows(canvasElement)[1]?.cells[8]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('data-index', '47');
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('data-index', '37');
    await userEvent.keyboard('{Control>}{Home}{/Control} ');
    await expect(canvas.getByText('Выбрано: 1')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: /Номер/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedText()).toBe(bodyRows(canvasElement)[0]?.cells[1]?.textContent);
  },
};

/** Columns are pinned, moved and hidden by their menus, which have a key: Alt with arrow down. */
export const PinnedColumns: Story = {
  args: {
    defaultView: { pinned: { start: ['number'], end: ['price'] }, hidden: ['days'] },
    style: { maxInlineSize: '42rem' },
  },
  play: async ({ args, canvasElement }) => {
    await expect(names(canvasElement)).toEqual([
      'Номер',
      'Производитель',
      'Наименование',
      'Склад',
      'Наличие',
      'На складе на сумму',
      'Цена',
    ]);
    await choose(canvasElement, 'Склад', 'Закрепить в начале');
    await expect(names(canvasElement).slice(0, 2)).toEqual(['Номер', 'Склад']);
    await choose(canvasElement, 'Производитель', 'Передвинуть к концу');
    await expect(names(canvasElement).slice(0, 4)).toEqual(['Номер', 'Склад', 'Наименование', 'Производитель']);
    await choose(canvasElement, 'Производитель', 'Скрыть');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        hidden: ['days', 'brand'],
        pinned: { start: ['number', 'warehouse'], end: ['price'] },
      }),
    );
    const scroll = canvasElement.querySelector<HTMLElement>('.ps-table-scroll');
    const left = (at: number) => bodyRows(canvasElement)[0]?.cells[at]?.getBoundingClientRect().left ?? 0;
    const [number, warehouse, name, price] = [left(0), left(1), left(2), left(5)];
    if (scroll) scroll.scrollLeft = 60;
    await expect([left(0), left(1), left(5)]).toEqual([number, warehouse, price]);
    await expect(left(2)).toBeLessThan(name);
    if (scroll) scroll.scrollLeft = 0;
  },
};

/** The edge of a head is dragged; Shift with an arrow does the same by the keyboard. */
export const ResizedColumns: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: /Производитель/ });
    const edge = head.querySelector('.ps-grid-edge') as HTMLElement;
    edge.setPointerCapture = () => undefined;
    const { width } = head.getBoundingClientRect();
    await fireEvent.pointerDown(edge, { button: 0, clientX: 100, pointerId: 1 });
    await fireEvent.pointerMove(edge, { clientX: 164, pointerId: 1 });
    await expect(head.getBoundingClientRect().width).toBeCloseTo(width + 64, 0);
    await expect(args.onViewChange, 'the view changes when the pointer lets go').not.toHaveBeenCalled();
    await fireEvent.pointerUp(edge, { clientX: 164, pointerId: 1 });
    await expect(args.onViewChange).toHaveBeenCalledTimes(1);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { brand: 14 } }));
    canvas.getByRole('button', { name: 'Производитель' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { brand: 13 } }));
    await expect(head.getBoundingClientRect().width).toBeCloseTo(width + 48, 0);
  },
};

/** Text is found anywhere in the value; numbers are in units that people type; of a list some are chosen. */
export const Filters: Story = {
  args: {
    columns: gridColumns.map((column) => (column.id === 'price' ? { ...column, width: 12 } : column)),
    defaultView: { filters: { stock: { kind: 'number', from: 1, to: null } } },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Наличие, от' })).toHaveValue('1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена, до' }), '4000,50');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        filters: { stock: { kind: 'number', from: 1, to: null }, price: { kind: 'number', from: null, to: 400_050 } },
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр: Склад: Любые' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Казань' }));
    await userEvent.keyboard('{Escape}');
    await expect(new Set(columnTexts(canvasElement, 3))).toEqual(new Set(['Казань']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Фильтр: Производитель' }), 'лемф');
    await expect(bodyRows(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
    await expect(bodyRows(canvasElement)).toHaveLength(48);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Фильтр: Производитель' }), 'man');
    await expect(new Set(columnTexts(canvasElement, 1))).toEqual(new Set(['MANN-FILTER']));
  },
};

/** Rows with the same value stand together below their number; groups close and open. */
export const Groups: Story = {
  args: { defaultView: { groupBy: 'warehouse', sort: [{ columnId: 'price', direction: 'ascending' }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Екатеринбург: 10' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(bodyRows(canvasElement)).toHaveLength(53);
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(bodyRows(canvasElement)).toHaveLength(43);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedText()).toBe('Казань: 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Не группировать' }));
    await expect(bodyRows(canvasElement)).toHaveLength(48);
    await choose(canvasElement, 'Производитель', 'Сгруппировать');
    await expect(canvas.getByRole('button', { name: 'ATE: 3' })).toBeVisible();
  },
};

/** A range by Shift or by the mouse is copied as a spreadsheet pastes it. */
export const CopiedRange: Story = {
  args: { selection },
  play: async ({ canvasElement }) => {
    const rows = bodyRows(canvasElement);
    rows[1]?.cells[1]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvasElement.querySelectorAll('[data-range]')).toHaveLength(4);
    await expect(copy()).toBe('OC 264\tMAHLE\nF 026 407 023\tBOSCH');
    await waitFor(() => expect(said(canvasElement)).toContain('Скопировано: строк 2, колонок 2'));
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelectorAll('[data-range]')).toHaveLength(0);
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: rows[3]?.cells[6] as HTMLElement },
      { target: rows[5]?.cells[7] as HTMLElement },
    ]);
    await user.pointer({ keys: '[/MouseLeft]', target: rows[5]?.cells[7] as HTMLElement });
    await expect(canvasElement.querySelectorAll('[data-range]')).toHaveLength(6);
    const prices = copy();
    await expect(prices.split('\n')).toHaveLength(3);
    await expect(prices).toBe('\t4655,00\n9\t3446,30\n50\t2237,60');
  },
};

/** A click with Shift chooses a range of rows; the box in the head all that the filters leave. */
export const ChosenRows: Story = {
  args: { selection: { ...selection, onSelectedChange: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (row: number) => within(bodyRows(canvasElement)[row] as HTMLElement).getByRole('checkbox');
    const user = userEvent.setup();
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('Выбрано: 4')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все предложения' });
    await expect(all).toBePartiallyChecked();
    await user.click(all);
    await expect(canvas.getByText('Выбраны все: 48')).toBeVisible();
    await user.click(box(0));
    await expect(canvas.getByText('Выбрано: 47')).toBeVisible();
  },
};

/** Ten thousand rows: only those in view are in the document, also after the keyboard moves far away. */
export const TenThousand: Story = {
  args: { rows: sampleOffers(10_000), selection },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvasElement.querySelector('.ps-table-gap')).not.toBeNull());
    await expect(bodyRows(canvasElement).length).toBeLessThan(60);
    bodyRows(canvasElement)[0]?.cells[1]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2'));
    const scroll = canvasElement.querySelector('.ps-table-scroll') as HTMLElement;
    scroll.scrollTop = 100_000;
    const inView = () =>
      document.elementsFromPoint(scroll.getBoundingClientRect().left + 100, scroll.getBoundingClientRect().top + 200);
    await waitFor(() => expect(inView().some((element) => element.matches('tbody tr[data-index] > *'))).toBe(true));
    await expect(document.activeElement?.closest('tr'), 'the focus is not lost').toHaveAttribute('aria-rowindex', '2');
    scroll.scrollTop = 0;
    await waitFor(() => expect(bodyRows(canvasElement)[1]).toHaveAttribute('data-index', '1'));
  },
};

const asked = fn();

/** A million rows on a server: the grid asks for those that it needs, and all can be chosen without loading them. */
export const ByPages: Story = {
  args: { rows: [], selection: { ...selection, onSelectedChange: fn() } },
  render: (args) => <ServerGrid {...args} rowCount={1_000_000} onAsked={asked} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('N 1');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1000001');
    await expect(asked).toHaveBeenCalledWith({ from: 0, to: 100 });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все предложения' }));
    await expect(canvas.getByText(/Выбраны все: 1\s000\s000/)).toBeVisible();
    await userEvent.click(within(bodyRows(canvasElement)[0] as HTMLElement).getByRole('checkbox'));
    await expect(canvas.getByText(/Выбрано: 999\s999/)).toBeVisible();
    await expect(args.selection?.onSelectedChange).toHaveBeenLastCalledWith({
      kind: 'all',
      except: new Set(['offer-0']),
    });
    bodyRows(canvasElement)[0]?.cells[1]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('N 1000000')).toBeVisible();
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '1000001');
    const scroll = canvasElement.querySelector('.ps-table-scroll') as HTMLElement;
    scroll.scrollTop = scroll.scrollHeight / 2;
    await waitFor(async () => {
      const middle = bodyRows(canvasElement)[20]?.dataset['index'];
      await expect(Math.abs(Number(middle) - 500_000)).toBeLessThan(2000);
    });
    await waitFor(() => expect(columnTexts(canvasElement, 1)[20]).toMatch(/^N (?:49|50)\d{4}$/));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(await canvas.findByText('N 1')).toBeVisible();
    await expect(scroll.scrollLeft, 'the first column is in view beside the boxes').toBe(0);
  },
};

/** Each order has a URL: the heads are links, which sort without scripts. With scripts the grid sorts itself. */
export const SortedByLinks: Story = {
  args: { hrefFor: ({ sort }) => `?sort=${sort.map(({ columnId, direction }) => `${columnId}-${direction}`).join()}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Наличие' });
    await expect(link).toHaveAttribute('href', '?sort=stock-descending');
    await userEvent.click(link);
    await expect(canvas.getByRole('columnheader', { name: /Наличие/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(link).toHaveAttribute('href', '?sort=stock-ascending');
  },
};

export const Loading: Story = { args: { rows: [], loading: { label: 'Загружаем предложения' }, selection } };

/** New rows are loading while the old ones stay readable. */
export const Refreshing: Story = { args: { rows: sampleOffers(6), loading: { label: 'Обновляем предложения' } } };

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
    columns: gridColumns.map((column) =>
      column.id === 'days' ? { ...column, label: 'Ожидаемый срок поставки со склада поставщика, дней' } : column,
    ),
  },
};

const arabicLabels: Record<string, string> = {
  number: 'الرقم',
  brand: 'الشركة المصنعة',
  name: 'الاسم',
  warehouse: 'المستودع',
  days: 'المدة بالأيام',
  stock: 'المتوفر',
  price: 'السعر',
  sum: 'القيمة في المستودع',
};

/** Pinned to the start is at the right; arrow left moves to the next column. */
export const RightToLeft: Story = {
  args: {
    label: 'العروض',
    locale: 'ar',
    rows: sampleOffers(8),
    columns: gridColumns.map((column) => ({ ...column, label: arabicLabels[column.id] ?? column.label })),
    texts: { ...gridTexts, columns: 'الأعمدة', filters: 'المرشحات', any: 'الكل' },
    defaultView: { pinned: { start: ['number'], end: ['price'] } },
    selection: { selectAllLabel: 'اختيار الكل', labelFor: ({ number }) => number, countLabel: (count) => `${count}` },
    style: { maxInlineSize: '42rem' },
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const row = bodyRows(canvasElement)[0];
    const box = (at: number) => row?.cells[at]?.getBoundingClientRect() as DOMRect;
    const scroll = canvasElement.querySelector('.ps-table-scroll') as HTMLElement;
    const edge = scroll.getBoundingClientRect();
    await expect(box(0).right).toBeCloseTo(edge.right - 1, 0);
    await expect(box(8).left).toBeCloseTo(edge.left + 1, 0);
    row?.cells[1]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toBe(row?.cells[2]);
  },
};

/** A phone scrolls sideways, with the first column in place. */
export const Phone: Story = {
  args: { rows: sampleOffers(12), selection, defaultView: { pinned: { start: ['number', 'brand'], end: ['price'] } } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(max-width: 700px)').matches) return;
    const scroll = canvasElement.querySelector('.ps-table-scroll') as HTMLElement;
    const left = (at: number) => bodyRows(canvasElement)[0]?.cells[at]?.getBoundingClientRect().left ?? 0;
    const [number, brand] = [left(1), left(2)];
    scroll.scrollLeft = 80;
    await expect(left(1)).toBe(number);
    await expect(left(2)).toBe(brand - 80);
    scroll.scrollLeft = 0;
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = {
  args: {
    rows: sampleOffers(10),
    selection: { ...selection, defaultSelected: { kind: 'some', keys: new Set(['offer-2']) } },
    defaultView: {
      sort: [{ columnId: 'price', direction: 'ascending' }],
      filters: { stock: { kind: 'number', from: 1, to: 90 } },
      pinned: { start: ['number'], end: [] },
    },
  },
  globals: { theme: 'dark' },
};
