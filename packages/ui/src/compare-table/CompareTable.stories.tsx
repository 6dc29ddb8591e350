import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PartImage } from '../part-image/PartImage.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import type { CompareRow } from './compare-rows.ts';
import { type CompareArticle, CompareTable, type CompareTableProps } from './CompareTable.tsx';

const makers: ReadonlyArray<readonly [string, string]> = [
  ['MANN-FILTER', 'W 712/75'],
  ['BOSCH', '0 451 103 318'],
  ['FILTRON', 'OP 641/1'],
  ['KNECHT', 'OC 593/4'],
];

const articles: CompareArticle[] = makers.map(([maker, number]) => ({
  id: number,
  name: (
    <a className="ps-touch" href={`#${number}`}>
      {maker} <PartNumber>{number}</PartNumber>
    </a>
  ),
  picture: <PartImage categoryUrl="oil-filters" alt="" />,
  offer: <Button size="small">В корзину</Button>,
  removeLabel: `Убрать ${maker} ${number}`,
}));

const row = (label: string, values: ReadonlyArray<string | number | undefined>, unit = ''): CompareRow => ({
  label,
  values: values.map((value) => (value === undefined ? undefined : { value, content: `${value}${unit}` })),
});

const rows: CompareRow[] = [
  { ...row('Цена', [689, 540, 315, 499], ' ₽'), best: 'lowest' },
  { ...row('Срок доставки', [1, 1, 3, 2], ' дн.'), best: 'lowest' },
  row('Наружный диаметр', [76, 76, 76, 76], ' мм'),
  row('Высота', [79, 79, 80, 79], ' мм'),
  row('Резьба', ['3/4-16 UNF', '3/4-16 UNF', '3/4-16 UNF', '3/4-16 UNF']),
  row('Обратный клапан', ['есть', 'есть', 'есть', 'есть']),
  row('Давление открытия клапана', ['1,0 бар', '1,0 бар', '1,6 бар', undefined]),
  { ...row('Гарантия', [24, 12, 12, 24], ' мес.'), best: 'highest' },
  row('Страна', ['Германия', 'Франция', 'Польша', 'Австрия']),
];

const only = (count: number) => rows.map((each) => ({ ...each, values: each.values.slice(0, count) }));

const meta = {
  title: 'Domain/CompareTable',
  component: CompareTable,
  argTypes: { items: { control: false }, rows: { control: false } },
  args: {
    label: 'Сравнение масляных фильтров',
    items: articles.slice(0, 3),
    rows: only(3),
    texts: {
      properties: 'Свойство',
      onlyDifferences: 'Только отличия',
      best: 'лучше всех',
      missing: 'нет данных',
      noDifferences: 'Товары ничем не отличаются.',
    },
    onRemove: fn(),
  },
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function Working({ onRemove, ...props }: CompareTableProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const isLeft = (_: unknown, index: number) => !removed.includes(props.items[index]?.id ?? '');
  return (
    <CompareTable
      {...props}
      items={props.items.filter(isLeft)}
      rows={props.rows.map((each) => ({ ...each, values: each.values.filter(isLeft) }))}
      onRemove={(id) => {
        onRemove?.(id);
        setRemoved([...removed, id]);
      }}
    />
  );
}

export const Three: Story = {};

export const Two: Story = { args: { items: articles.slice(0, 2), rows: only(2) } };

export const Four: Story = { args: { items: articles, rows } };

/** The switch hides equal rows, by mouse and by keyboard. */
export const OnlyDifferences: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('switch', { name: 'Только отличия' });
    await expect(canvas.getByText('Резьба')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText('Резьба')).not.toBeVisible();
    await expect(canvas.getByText('Высота')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Резьба')).toBeVisible();
    await userEvent.keyboard(' ');
  },
};

export const Removed: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Убрать BOSCH 0 451 103 318' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('0 451 103 318');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

/** Without scripts the buttons submit a form of the page. */
export const RemovedByForm: Story = {
  args: { removeForm: { id: 'lists', name: 'take' } },
  render: ({ onRemove: _onRemove, ...args }) => (
    <>
      <form id="lists" />
      <CompareTable {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Убрать BOSCH 0 451 103 318' });
    await expect([button.type, button.form?.id, button.name, button.value]).toEqual([
      'submit',
      'lists',
      'take',
      '0 451 103 318',
    ]);
  },
};

export const NoDifferences: Story = {
  args: { rows: only(3).filter(({ label }) => label === 'Резьба'), defaultOnlyDifferences: true },
};

export const LongText: Story = {
  args: {
    items: articles.slice(0, 2).map((article) => ({ ...article, picture: undefined })),
    rows: [
      ...only(2),
      row('Подходит к двигателям', [
        '1.4 TSI (CAXA, CAXC, CMSB), 1.6 FSI (BLF, BLP), 1.8 TSI (BZB, CDAA), 2.0 TFSI (AXX, BWA, CAWB, CCTA)',
        'Электростатическая газоочистительная установка не предусмотрена',
      ]),
    ],
  },
};

export const Phone: Story = { args: { items: articles, rows }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    label: 'مقارنة فلاتر الزيت',
    items: articles.slice(0, 2).map((article) => ({ ...article, offer: undefined })),
    rows: [
      { ...row('السعر', [689, 540]), best: 'lowest' },
      row('الارتفاع', ['79 مم', '79 مم']),
      row('بلد المنشأ', ['ألمانيا', 'فرنسا']),
    ],
    texts: {
      properties: 'الخاصية',
      onlyDifferences: 'الاختلافات فقط',
      best: 'الأفضل',
      missing: 'لا بيانات',
      noDifferences: '',
    },
  },
  decorators: [rightToLeft],
};
