import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Rows } from '../icons.ts';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { SegmentedLinks } from './SegmentedLinks.tsx';

const meta = {
  title: 'Navigation/SegmentedLinks',
  component: SegmentedLinks,
  args: {
    label: 'Вид',
    items: [
      { href: '?view=table', label: 'Таблица', icon: <Rows />, isCurrent: true },
      { href: '?view=box', label: 'Карточки', icon: <LayoutGrid />, isCurrent: false },
    ],
  },
} satisfies Meta<typeof SegmentedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = {};

export const IconsOnly: Story = { args: { isIconOnly: true } };

export const RightToLeft: Story = {
  args: {
    label: 'العرض',
    items: [
      { href: '?view=table', label: 'جدول', icon: <Rows />, isCurrent: false },
      { href: '?view=box', label: 'بطاقات', icon: <LayoutGrid />, isCurrent: true },
    ],
  },
  decorators: [rightToLeft],
};
