import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formWidth, rightToLeft } from '../testing/story-decorators.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { TreeNode } from './tree-model.ts';
import { TreeView, type TreeViewProps } from './TreeView.tsx';

const leaf = (id: string, name: string, count: number): TreeNode => ({ id, label: name, aside: count, href: `#${id}` });

const catalogue: TreeNode[] = [
  {
    id: 'engine',
    label: 'Двигатель',
    aside: 4210,
    children: [
      {
        id: 'filters',
        label: 'Фильтры',
        href: '#filters',
        aside: 1180,
        children: [
          leaf('oil', 'Фильтры масляные', 412),
          leaf('air', 'Фильтры воздушные', 388),
          leaf('cabin', 'Фильтры салона', 380),
        ],
      },
      {
        id: 'timing',
        label: 'Привод ГРМ',
        aside: 640,
        children: [leaf('belts', 'Ремни ГРМ', 210), leaf('chains', 'Цепи ГРМ', 96), leaf('kits', 'Комплекты ГРМ', 334)],
      },
      leaf('plugs', 'Свечи зажигания', 530),
    ],
  },
  { id: 'brakes', label: 'Тормозная система', aside: 2904, hasMore: true },
  { id: 'chassis', label: 'Подвеска и рулевое управление', aside: 5122, hasMore: true },
  leaf('liquids', 'Масла и жидкости', 870),
];

const brakes = [
  leaf('pads', 'Колодки тормозные', 1240),
  leaf('discs', 'Диски тормозные', 980),
  leaf('hoses', 'Шланги тормозные', 684),
];

const texts = {
  pending: 'Загружаем разделы',
  failed: 'Не удалось загрузить',
  retry: 'Повторить',
  empty: 'Таких разделов нет',
};

const fetching = (answer: () => Promise<readonly TreeNode[]>) => fn((_node: TreeNode) => answer());

const meta = {
  title: 'Data/TreeView',
  component: TreeView,
  args: {
    label: 'Каталог',
    items: catalogue,
    current: 'oil',
    locale: 'ru',
    texts,
    loadChildren: fetching(() => Promise.resolve(brakes)),
  },
  decorators: [formWidth],
} satisfies Meta<typeof TreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop; arrow keys move, open and close; a letter moves to the next name that starts with it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(/масляные/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(/^Фильтры\s*1/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(/^Фильтры\s*1/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(item(/воздушные/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(item(/Подвеска/)).toHaveFocus();
    await userEvent.keyboard('св');
    await expect(item(/Свечи/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tree')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** Children load when their branch is first opened. */
export const Fetched: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /Тормозная/ }));
    await expect(await canvas.findByRole('treeitem', { name: /Диски/ })).toHaveAttribute('aria-level', '2');
    await userEvent.click(canvas.getByRole('treeitem', { name: /Тормозная/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: /Тормозная/ }));
    await expect(args.loadChildren).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { loadChildren: fetching(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const branch = within(canvasElement).getByRole('treeitem', { name: /Тормозная/ });
    await userEvent.click(branch);
    await expect(branch).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('treeitem', { name: 'Загружаем разделы' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { loadChildren: fetching(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /Тормозная/ }));
    await userEvent.click(await canvas.findByRole('treeitem', { name: /Повторить/ }));
    await waitFor(() => expect(args.loadChildren).toHaveBeenCalledTimes(2));
    await canvas.findByRole('treeitem', { name: /Повторить/ });
    await userEvent.keyboard('{Enter}');
    await expect(args.loadChildren).toHaveBeenCalledTimes(3);
    await canvas.findByRole('treeitem', { name: /Повторить/ });
  },
};

const Filtered = (props: TreeViewProps) => {
  const [filter, setFilter] = useState('фил');
  return (
    <div style={{ display: 'grid', gap: 'var(--ps-space-3)' }}>
      <TextField label="Раздел" name="section" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <TreeView {...props} filter={filter} />
    </div>
  );
};

export const WithFilter: Story = {
  args: { current: undefined },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(5);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'цепи');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
    await userEvent.type(field, ' рулевые');
    await expect(canvas.getByRole('status')).toHaveTextContent('Таких разделов нет');
    await userEvent.clear(field);
    await userEvent.type(field, 'гр');
  },
};

export const LongText: Story = {
  args: {
    current: undefined,
    defaultExpanded: ['a', 'b', 'c'],
    items: [
      {
        id: 'a',
        label: 'Система охлаждения, отопления и кондиционирования воздуха',
        aside: 12_480,
        children: [
          {
            id: 'b',
            label: 'Насосы охлаждающей жидкости дополнительные электрические',
            children: [{ id: 'c', label: 'Электрогидравлические', children: [leaf('d', 'Уплотнительные кольца', 3)] }],
          },
        ],
      },
    ],
    style: { maxInlineSize: 260 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الكتالوج',
    current: 'oil',
    locale: 'ar',
    items: [
      {
        id: 'engine',
        label: 'المحرك',
        children: [
          {
            id: 'filters',
            label: 'الفلاتر',
            children: [leaf('oil', 'فلاتر الزيت', 412), leaf('air', 'فلاتر الهواء', 388)],
          },
        ],
      },
      { id: 'brakes', label: 'الفرامل', hasMore: true },
    ],
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('treeitem', { name: 'الفلاتر' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
