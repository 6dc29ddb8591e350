import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Вы здесь',
    items: [
      { name: 'Главная', href: '#home' },
      { name: 'Фильтры масляные', href: '#filters' },
      { name: 'MANN-FILTER W 712/75' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: {
    items: [
      { name: 'Главная', href: '#home' },
      { name: 'Volkswagen', href: '#vw' },
      { name: 'Transporter / Multivan / Caravelle', href: '#t5' },
      { name: 'T5 (7H, 7J), 2003–2015', href: '#7h' },
      { name: '2.0 TDI 103 кВт (CCHA, CAAC)', href: '#engine' },
      { name: 'Система охлаждения и отопления', href: '#cooling' },
      { name: 'Насос охлаждающей жидкости', href: '#pump' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'أنت هنا',
    items: [{ name: 'الرئيسية', href: '#home' }, { name: 'فلاتر الزيت', href: '#filters' }, { name: 'W 712/75' }],
  },
  decorators: [rightToLeft],
};
