import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Rows } from '../icons.ts';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { SegmentedLinks } from '../segmented-links/SegmentedLinks.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = {
  title: 'Navigation/PageHeading',
  component: PageHeading,
  args: { title: 'Корзина', description: '3 товара от двух поставщиков' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfAnArticle: Story = {
  args: {
    title: (
      <>
        MANN-FILTER <PartNumber>W 712/75</PartNumber>
      </>
    ),
    description: 'Фильтр масляный',
    aside: (
      <SegmentedLinks
        label="Вид"
        items={[
          { href: '?view=table', label: 'Таблица', icon: <Rows />, isCurrent: true },
          { href: '?view=box', label: 'Карточки', icon: <LayoutGrid />, isCurrent: false },
        ]}
      />
    ),
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Комплект цепи газораспределительного механизма с успокоителями и натяжителем, усиленный',
    aside: '148 предложений',
  },
};

export const RightToLeft: Story = {
  args: { title: 'سلة التسوق', description: 'ثلاثة منتجات', aside: 'المجموع' },
  decorators: [rightToLeft],
};
