import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Вы здесь',
    items: [
      { label: 'Главная', href: '#home' },
      { label: 'Фильтры масляные', href: '#filters' },
      { label: 'MANN-FILTER W 712/75' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const longWay = [
  { label: 'Главная', href: '#home' },
  { label: 'Volkswagen', href: '#vw' },
  { label: 'Transporter / Multivan / Caravelle', href: '#t5' },
  { label: 'T5 (7H, 7J), 2003–2015', href: '#7h' },
  { label: '2.0 TDI 103 кВт (CCHA, CAAC)', href: '#engine' },
  { label: 'Система охлаждения и отопления', href: '#cooling' },
  { label: 'Насос охлаждающей жидкости', href: '#pump' },
];

export const Long: Story = { args: { items: longWay } };

const modern = [
  { label: 'Главная', href: '#home' },
  {
    label: 'Volkswagen',
    href: '#vw',
    siblings: {
      label: 'Другие марки',
      items: [
        { label: 'Audi', href: '#audi' },
        { label: 'Škoda', href: '#skoda' },
        { label: 'Volkswagen', href: '#vw', isCurrent: true },
      ],
    },
  },
  {
    label: 'Golf VII (5G1)',
    href: '#golf',
    siblings: {
      label: 'Другие серии',
      items: [
        { label: 'Golf VI (5K1)', href: '#golf6' },
        { label: 'Golf VII (5G1)', href: '#golf', isCurrent: true },
        { label: 'Passat B8 (3G2)', href: '#passat' },
        { label: 'Tiguan II (AD1)', href: '#tiguan' },
      ],
    },
  },
  { label: 'Фильтры масляные' },
];

/** A menu beside a level leads to its siblings without going up. */
export const WithSiblings: Story = {
  args: { items: modern },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Другие серии' });
    await userEvent.click(button);
    const menu = canvas.getByRole('dialog', { name: 'Другие серии' });
    await userEvent.tab();
    await expect(within(menu).getByRole('link', { name: 'Golf VI (5K1)' })).toHaveFocus();
    await expect(within(menu).getByRole('link', { name: 'Golf VII (5G1)' })).toHaveAttribute('aria-current', 'true');
  },
};

const unfinished = [
  { label: 'Главная', href: '#home' },
  { label: 'Фильтры', href: '#filters' },
  { label: 'Фильтры масляные', href: '#oil' },
  {
    label: 'Бренд',
    isInactive: true,
    siblings: {
      label: 'Выбрать марку',
      items: [
        { label: 'Audi', href: '#audi' },
        { label: 'Škoda', href: '#skoda' },
      ],
    },
  },
  { label: 'Серия', isInactive: true },
  { label: 'Модель', isInactive: true },
  { label: 'Двигатель', isInactive: true },
];

/** Levels below the page, to choose one after the other. */
export const Inactive: Story = {
  args: { items: unfinished },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Фильтры масляные' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Двигатель')).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать марку' }));
    await expect(canvas.getByRole('link', { name: 'Škoda' })).toBeVisible();
  },
};

/** A phone shows the first of them. */
export const InactivePhone: Story = {
  args: { items: unfinished, moreLabel: 'Ещё уровни' },
  globals: { viewport: { value: 'phone' } },
};

/** Levels whose names are loading. */
export const Loading: Story = {
  args: {
    items: [
      { label: 'Главная', href: '#home' },
      { label: 'series', isPending: true },
      { label: 'model', isPending: true },
      { label: 'Фильтры масляные' },
    ],
  },
};

/** On a phone, the link one level up. */
export const PhoneBack: Story = { args: { items: longWay }, globals: { viewport: { value: 'phone' } } };

/** On a phone, the middle levels behind a button. */
export const PhoneFolded: Story = {
  args: { items: longWay, moreLabel: 'Ещё уровни' },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: {
    label: 'أنت هنا',
    items: [{ label: 'الرئيسية', href: '#home' }, { label: 'فلاتر الزيت', href: '#filters' }, { label: 'W 712/75' }],
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { args: { items: modern }, globals: { theme: 'dark' } };
